import { FLAME, LEAF, STEM } from "../../ui/art/mark.tsx";
import type { ProfileType } from "../../features/registration/steps.ts";

/** The half of the mark for a profile type; the other half as an outline. */
export function TypeArt({ type }: { type: ProfileType }) {
  const burns = type !== "donor";
  const gives = type !== "burner";
  return (
    <svg width="30" height="30" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path d={FLAME} {...(burns ? { fill: "var(--ember)" } : outline)} />
      <path d={LEAF} {...(gives ? { fill: "var(--leaf-chart)" } : outline)} />
      {burns && gives && <path d={STEM} stroke="var(--surface)" strokeWidth="2.4" strokeLinecap="round" />}
    </svg>
  );
}

const outline = { stroke: "var(--line-strong)", strokeWidth: 2, strokeDasharray: "3 3" } as const;
