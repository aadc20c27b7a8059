import { more as en } from "@kalivo/words/en/more.ts";
import { shotsIn } from "../screenshots/shots.ts";
import { BY_NIGHT } from "./by-night.ts";
import { statesIn } from "./states.ts";

const IN_THE_SWEEP = new Set([...Object.values(shotsIn(en)).flat(), ...statesIn(en)].map(({ name }) => name));
const before = new Set<string>();

/**
 * Whether a journey holds this screen to axe, the slowest of all that is looked for: by night always, else only a state
 * that accessibility.test.ts does not go to, and once.
 */
export function isHeldToAxe(screen: string): boolean {
  if (process.env["KALIVO_AXE"] === "off") return false;
  if (BY_NIGHT) return true;
  const state = screen.replace(/^narrow /u, "");
  if (IN_THE_SWEEP.has(state) || before.has(state)) return false;
  before.add(state);
  return true;
}
