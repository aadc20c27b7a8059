import { screens as en } from "@kalivo/words/en/screens.ts";
import { shotsIn } from "../screenshots/shots.ts";
import { BY_NIGHT } from "./by-night.ts";
import { statesIn } from "./states.ts";

const IN_THE_SWEEP = new Set([...Object.values(shotsIn(en)).flat(), ...statesIn(en)].map(({ name }) => name));
const before = new Set<string>();

/**
 * Whether to run axe, the slowest check, on this screen: in the nightly run always, else once and only for states that
 * accessibility.test.ts does not visit.
 */
export function isHeldToAxe(screen: string): boolean {
  if (process.env["KALIVO_AXE"] === "off") return false;
  if (BY_NIGHT) return true;
  const state = screen.replace(/^narrow /u, "");
  if (IN_THE_SWEEP.has(state) || before.has(state)) return false;
  before.add(state);
  return true;
}
