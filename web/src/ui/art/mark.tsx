/** The two halves of the mark on a 48 × 48 grid; all drawings of the product use them. */
export const FLAME =
  "M24 45C13.5 45 7 38.3 7 29.5 7 20.5 13 16.5 16.5 11 18.3 8.2 19 5.6 18.8 3 21.8 5 24 8.5 24 13Z";
export const LEAF = "M24 45C34.5 45 41 38.3 41 29.5 41 23 37.5 17.5 29 15.5 26.5 15 24.6 14.2 24 13Z";
export const STEM = "M24 45V24";

type MarkProps = {
  size: number;
  /** The accessible name; only where the mark is not beside a text. */
  label?: string;
  /** Animates the stem in a loop (the loading screen). */
  drawing?: boolean;
  /** The background colour, visible through the stem. */
  behind?: string;
};

export function Mark({ size, label, drawing = false, behind = "var(--canvas)" }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path fill="var(--ember)" d={FLAME} />
      <path fill="var(--leaf-chart)" d={LEAF} />
      <path
        stroke={behind}
        strokeWidth="2.4"
        strokeLinecap="round"
        d={STEM}
        {...(drawing && { pathLength: 1, strokeDasharray: 1 })}
      >
        {drawing && (
          <animate
            attributeName="stroke-dashoffset"
            values="1;0;0;1"
            keyTimes="0;0.45;0.7;1"
            dur="1.2s"
            repeatCount="indefinite"
          />
        )}
      </path>
    </svg>
  );
}
