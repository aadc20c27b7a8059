import type { ReactNode } from "react";

export type Sport =
  | "running"
  | "walking"
  | "swimming"
  | "biking"
  | "football"
  | "strength"
  | "other"
  | "strava"
  | "garmin";

/** Nine drawings on a 24 px grid, stroke 1.9 with round caps. */
export function SportIcon({ sport, size = 24 }: { sport: Sport; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[sport]}
    </svg>
  );
}

const shapes: Readonly<Record<Sport, ReactNode>> = {
  running: (
    <>
      <circle cx="15.6" cy="4.2" r="1.9" />
      <path d="M6.4 10.2 9.6 7.4l4.2 1.4-2.7 5 3.5 2.7-1.2 5M11 14.4l-1.6 3.2-4.6.3M14 9.3l2.1 2.7 3.3.2" />
    </>
  ),
  walking: (
    <>
      <circle cx="13" cy="4.2" r="1.9" />
      <path d="m8.4 11.8 1.4-3.3 2.9-.7 1.9 3.5 2.8 1.1M12.5 8.2l-1.3 5.6 3 3 .9 4.7M10.9 14.8l-1 3.2-2.1 3.4" />
    </>
  ),
  swimming: (
    <>
      <circle cx="17.3" cy="8.6" r="1.9" />
      <path d="m5.5 13 4.9-3.6-1.9-2.5 4.2-1.9M10.4 9.4l3.8 3.8M2.5 16.8c1.6 0 1.6 1.2 3.2 1.2s1.6-1.2 3.2-1.2 1.6 1.2 3.1 1.2 1.6-1.2 3.2-1.2 1.6 1.2 3.1 1.2 1.6-1.2 3.2-1.2" />
    </>
  ),
  biking: (
    <>
      <circle cx="5.6" cy="16.7" r="3.6" />
      <circle cx="18.4" cy="16.7" r="3.6" />
      <circle cx="15.5" cy="4.6" r="1.6" />
      <path d="M12 17.5v-3.9l-3-2.5 4-3.4 2.2 2.9h2.7" />
    </>
  ),
  football: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m12 7.6 4.1 3-1.5 4.9H9.4l-1.5-4.9ZM12 7.6V3.2M16.1 10.6l4.4-1.3M14.6 15.5l2.7 3.6M9.4 15.5l-2.7 3.6M7.9 10.6 3.5 9.3" />
    </>
  ),
  strength: <path d="M6.5 6.5v11M3.5 9v6M17.5 6.5v11M20.5 9v6M6.5 12h11" />,
  other: <path d="M3 12.5h3.6l2.6-7.3 5 13.6 2.7-6.3H21" />,
  strava: <path d="m5.5 14.5 5-10 5 10M12.5 14.5l3 6 3-6" />,
  garmin: <path d="M12 4.5 3.5 18.5h17ZM12 11.5v3.4" />,
};
