import type { Agent } from "node:http";
import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { get, post } from "../load.ts";
import { personOf } from "./calls.ts";

// What a day's people ask: the app is opened, lists are read, now and then something is saved.

const READS: readonly string[] = [
  api.readMe,
  api.readBell,
  api.listWorkouts,
  api.readActivity,
  api.readMe,
  api.listBurners,
  api.readRaised,
  api.listOrganisations,
  pathTo(api.readStats, { type: "burner", id: 101 }),
  api.listTeams,
  api.readRhythm,
];
/** Of so many requests one saves. */
const SAVES_EVERY = 20;
const WORKOUT = { body: { type: "biking", kcal: 20 }, wanted: 201 };

type Asking = { person: number; turn: number; agent: Agent };

/** One request of the nth burner, from a network of their own. */
export function askAs(origin: string, { person, turn, agent }: Asking): Promise<void> {
  const headers = {
    ...personOf(101 + person * 2),
    "x-forwarded-for": `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`,
  };
  if ((person + turn) % SAVES_EVERY === 0)
    return post(`${origin}${api.saveWorkout}`, headers, agent, WORKOUT);
  return get(`${origin}${READS[(person + turn) % READS.length] ?? api.readMe}`, headers, agent);
}
