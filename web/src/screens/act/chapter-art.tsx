import type { ReactNode } from "react";
import { FLAME, LEAF, STEM } from "../../ui/art/mark.tsx";

/** The drawings of About (design §5.7), by chapter: a flame, a leaf, both together. */
export const CHAPTER_ART: readonly ReactNode[] = [
  <Plate key="burning">
    <path d="M8 66h22M4 52h18M10 38h14" stroke="var(--line-strong)" strokeWidth="2.4" strokeLinecap="round" />
    <g transform="translate(30 18) rotate(16 24 24) scale(1.24)">
      <path d={FLAME} fill="var(--ember)" />
    </g>
  </Plate>,
  <Plate key="backing">
    <path
      d="M18 66c10-6 20-6 30 0h16c6 0 6 8 0 8H18"
      stroke="var(--line-strong)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g transform="translate(14 8)">
      <path d={LEAF} fill="var(--leaf-chart)" />
    </g>
    <circle cx="66" cy="40" r="9" fill="var(--ember)" />
  </Plate>,
  <Plate key="non-profit">
    <path d="M20 76h56" stroke="var(--line-strong)" strokeWidth="2.4" strokeLinecap="round" />
    <g transform="translate(20 16) scale(1.2)">
      <path d={FLAME} fill="var(--ember)" />
      <path d={LEAF} fill="var(--leaf-chart)" />
      <path d={STEM} stroke="var(--sunken)" strokeWidth="2.4" strokeLinecap="round" />
    </g>
  </Plate>,
];

function Plate({ children }: { children: ReactNode }) {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" fill="none" aria-hidden="true">
      <circle cx="48" cy="48" r="48" fill="var(--sunken)" />
      {children}
    </svg>
  );
}
