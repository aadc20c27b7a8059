import { FLAME, LEAF } from "./mark.tsx";

/** Beside a registration step on wide screens: the mark, larger than its frame and clipped. */
export function LeafSide() {
  return (
    <svg viewBox="0 0 520 640" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <rect width="520" height="640" fill="var(--sunken)" />
      <g transform="rotate(14 260 420) translate(-172 -28) scale(18)">
        <path d={FLAME} fill="var(--ember)" />
        <path d={LEAF} fill="var(--leaf-chart)" />
        <path d="M24 52V21" stroke="var(--sunken)" strokeWidth="1.4" strokeLinecap="round" />
        <path d="M24 38c4.5-.5 8.5-3.5 10.5-8M24 31.5c2.5-.5 4.6-2 6-4.6M24 40c-4-.5-7-3-8.6-6.4" {...vein} />
      </g>
    </svg>
  );
}

const vein = { stroke: "var(--sunken)", strokeWidth: 0.9, strokeLinecap: "round" } as const;
