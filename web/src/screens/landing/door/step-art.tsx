import type { ReactNode } from "react";
import { FLAME, LEAF } from "#web/ui/art/mark.tsx";

// Three drawings made of the halves of the mark, as those of the slides: a flame that runs, leaves that come to it, both on
// their ground.

/** A flame on its way, with the path behind it. */
export function MoveArt() {
  return (
    <Frame ground="var(--ember-soft)">
      <path
        d="M-10 168C60 168 70 128 118 132s44 22 84 4"
        stroke="var(--ember)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1 16"
      />
      <g transform="translate(150 22) rotate(14 24 45) scale(2.7)">
        <path d={FLAME} fill="var(--ember)" />
        <path d="M20.4 40.5c-5-1.2-8-4.8-8.3-10.4" {...vein} />
      </g>
      <path d={FLAME} fill="var(--ember)" transform="translate(92 84) rotate(20 24 45) scale(.9)" />
      <path d={FLAME} fill="var(--ember)" transform="translate(54 116) rotate(24 24 45) scale(.55)" />
    </Frame>
  );
}

/** Leaves of different size that come to the flame. */
export function GiveArt() {
  return (
    <Frame ground="var(--leaf-soft)">
      <circle cx="150" cy="92" r="62" fill="var(--sun)" />
      <path d={FLAME} fill="var(--ember)" transform="translate(92 26) scale(2.6)" />
      <GivenLeaf place="translate(150 52) rotate(8 24 45) scale(1.9)" />
      <GivenLeaf place="translate(212 92) rotate(26 24 45) scale(1.15)" />
      <GivenLeaf place="translate(30 96) rotate(-38 24 45) scale(1.05)" />
      <GivenLeaf place="translate(244 40) rotate(40 24 45) scale(.7)" />
    </Frame>
  );
}

/** The whole mark, rooted, and what grows from it. */
export function ArriveArt() {
  return (
    <Frame ground="var(--leaf-soft)">
      <g transform="translate(88 14) scale(2.9)">
        <path d={FLAME} fill="var(--ember)" />
        <path d={LEAF} fill="var(--leaf-chart)" />
        <path d="M24 52V22" stroke="var(--canvas)" strokeWidth="1.8" strokeLinecap="round" />
        <path d="M24 38c4.5-.5 8.5-3.5 10.5-8" {...vein} />
      </g>
      <Sprout place="translate(34 112) scale(1)" />
      <Sprout place="translate(226 116) scale(.85)" />
    </Frame>
  );
}

const GivenLeaf = ({ place }: { place: string }) => (
  <g transform={place}>
    <path d={LEAF} fill="var(--leaf-chart)" />
    <path d="M24.5 44c2-6.5 5-11.4 9-14.6" {...vein} />
  </g>
);

const Sprout = ({ place }: { place: string }) => (
  <g transform={place}>
    <path d={LEAF} fill="var(--leaf-chart)" />
    <path d={LEAF} fill="var(--leaf-chart)" transform="matrix(-.7 0 0 .7 41 13.5)" />
  </g>
);

/** The horizon of every drawing. */
const Frame = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <svg viewBox="0 0 300 190" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">
    <circle cx="150" cy="560" r="410" fill={ground} />
    {children}
  </svg>
);

const vein = { stroke: "var(--canvas)", strokeWidth: 1.2, strokeLinecap: "round", fill: "none" } as const;
