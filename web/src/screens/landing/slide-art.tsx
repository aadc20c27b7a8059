import { FLAME, LEAF } from "../../ui/art/mark.tsx";
import type { ReactNode } from "react";

// Three drawings made of the two halves of the mark, enlarged, rotated and cut by a horizon.

/** The whole mark on a planet. */
export function PlanetArt() {
  return (
    <Frame ground="var(--leaf-soft)">
      <g transform="translate(17 26) scale(7.4)">
        <path d={FLAME} fill="var(--ember)" />
        <path d={LEAF} fill="var(--leaf-chart)" />
        <path d="M24 48V22" stroke="var(--canvas)" strokeWidth="1.5" strokeLinecap="round" />
        <path d="M24 38c4.5-.5 8.5-3.5 10.5-8M24 31.500c2.5-.5 4.6-2 6-4.6" {...vein} />
        <path d="M24 40c-4-.5-7-3-8.6-6.4" {...vein} />
      </g>
    </Frame>
  );
}

/** A flame with sparks, larger than the page; a leaf on the ground. */
export function FlameArt() {
  return (
    <Frame ground="var(--ember-soft)">
      <g transform="rotate(9 160 330) translate(2 -80) scale(9.4)">
        <path d={FLAME} fill="var(--ember)" />
        <path d="M20.4 40.500c-5-1.2-8-4.8-8.3-10.400M20.8 33.500c-2.4-1.3-3.6-3.6-3.4-6.9" {...vein} />
      </g>
      <path d={FLAME} fill="var(--ember)" transform="translate(262 58) rotate(16 24 45) scale(1.7)" />
      <path d={FLAME} fill="var(--ember)" transform="translate(316 150) rotate(22 24 45) scale(1)" />
      <g transform="translate(232 222) rotate(14 24 45) scale(2.7)">
        <path d={LEAF} fill="var(--leaf-chart)" />
        <path d="M24.5 44c2-6.5 5-11.4 9-14.6" {...vein} />
      </g>
    </Frame>
  );
}

/** Three marks in front of the sun. */
export function FriendsArt() {
  return (
    <Frame ground="var(--leaf-soft)">
      <circle cx="205" cy="212" r="132" fill="var(--sun)" />
      <Friend place="translate(30 196) rotate(-5 24 45) scale(3.4)" />
      <Friend place="translate(226 214) rotate(5 24 45) scale(3)" />
      <Friend place="translate(75 107) scale(5.3)" />
    </Frame>
  );
}

function Friend({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path
        d={FLAME + LEAF}
        fill="var(--canvas)"
        stroke="var(--canvas)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={FLAME} fill="var(--ember)" />
      <path d={LEAF} fill="var(--leaf-chart)" />
      <path d="M24 48V23" stroke="var(--canvas)" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M24 37.5c4-.5 7.4-3 9.2-6.800" {...vein} strokeWidth={1.3} />
    </g>
  );
}

/** The horizon of every drawing. */
function Frame({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg viewBox="20 40 350 390" preserveAspectRatio="xMidYMax meet" fill="none" aria-hidden="true">
      {children}
      <circle cx="195" cy="980" r="640" fill={ground} />
    </svg>
  );
}

const vein = { stroke: "var(--canvas)", strokeWidth: 0.9, strokeLinecap: "round", fill: "none" } as const;
