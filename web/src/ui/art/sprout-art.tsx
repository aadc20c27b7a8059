import { FLAME, LEAF } from "./mark.tsx";

/** A 96 px drawing for empty states: the leaf lying, the flame small. */
export function SproutArt() {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" fill="none" aria-hidden="true">
      <circle cx="48" cy="48" r="48" fill="var(--sunken)" />
      <path
        d="M14 74c20-7 48-7 68 0"
        stroke="var(--line-strong)"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".5"
      />
      <g transform="translate(47 20) rotate(28 24 45) scale(1.06)">
        <path d={LEAF} transform="translate(-24 4)" fill="var(--leaf-chart)" />
        <path d="M3 46c3-8 6-14 9-18" stroke="var(--sunken)" strokeWidth="2" strokeLinecap="round" />
      </g>
      <g transform="translate(20 36) rotate(-14 24 45) scale(.72)">
        <path d={FLAME} fill="var(--ember)" />
      </g>
    </svg>
  );
}
