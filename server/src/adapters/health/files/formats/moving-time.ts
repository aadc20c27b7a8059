/**
 * Longer between two points, the recorder may have been paused: twice the rhythm of those that write a point a minute.
 * Shorter stops (a red light) are part of an outing; Strava takes them away from 15 s on, for the pace.
 */
const LONGEST_STEP_MS = 2 * 60_000;
/** What a gap must have of the distance that the outing's speed gives: it is measured straight, so never all. */
const PLAUSIBLE_SHARE = 0.5;
/** 1 km/h; slower is standing, as gpxpy has it. Strava's 30 minutes a mile is faster than swimmers and steep hikes. */
const STANDING_METRES_A_MS = 1 / 3600;

/** From one point to the next. */
type Step = { ms: number; metres: number };

/**
 * Measures how long an outing moved. Recorders often write nothing at all at a pause, so a long step in which far less was
 * covered than at the outing's own speed is one, of which counts what its distance takes at that speed. A long step with a
 * plausible distance (a tunnel, lost satellites, a recorder that seldom writes) is movement. Where no distance is known, a
 * long step among more short ones is a pause.
 */
export function stopwatch() {
  const short = { ms: 0, metres: 0, count: 0 };
  const long: Step[] = [];
  const movingMs = (): number => {
    const speed = ownSpeed(short, long);
    if (speed === 0) return short.ms + (short.count > long.length ? 0 : sumOf(long).ms);
    return Math.round(short.ms + long.reduce((sum, step) => sum + movedOf(step, speed), 0));
  };
  return {
    add: (step: Step): void => {
      if (step.ms > LONGEST_STEP_MS) {
        long.push(step);
        return;
      }
      short.ms += step.ms;
      short.metres += step.metres;
      short.count += 1;
    },
    movingMs,
    pausedMs: (): number => short.ms + sumOf(long).ms - movingMs(),
  };
}

/** Metres a ms of the short steps, if they are most of the way, else of all that are faster than standing; 0: unknown. */
function ownSpeed(short: Step, long: readonly Step[]): number {
  const far = sumOf(long.filter(({ ms, metres }) => metres >= ms * STANDING_METRES_A_MS));
  const { ms, metres } = short.metres >= far.metres ? short : sumOf([short, far]);
  return metres > 0 ? metres / ms : 0;
}

function movedOf({ ms, metres }: Step, speed: number): number {
  return metres >= PLAUSIBLE_SHARE * speed * ms ? ms : metres / speed;
}

const sumOf = (steps: readonly Step[]): Step => ({
  ms: steps.reduce((sum, { ms }) => sum + ms, 0),
  metres: steps.reduce((sum, { metres }) => sum + metres, 0),
});
