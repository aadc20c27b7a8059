import { Agent, request } from "node:http";
import { randomUUID } from "node:crypto";
import * as api from "@kalivo/contract/api-paths.ts";
import { tokenFrom } from "../../../bench/token.ts";

/** Somebody who is signed in, by their token. */
type Visitor = string;

export type Seen = {
  answered: number;
  /** Workouts that were acknowledged. */
  saved: number;
  /** What was not answered as it should be, and how. */
  failed: string[];
  /** The longest time to an answer. */
  slowestMs: number;
};

const READS: readonly string[] = [
  api.listOrganisations,
  api.listTeams,
  api.readMe,
  api.listBurners,
  api.readTransparency,
  api.listWorkouts,
];
/** Of so many requests one saves. */
const SAVES_EVERY = 6;
const GAP_MS = 25;
/** More than a hundred workouts of one day are nobody's. */
const MOST_SAVES = 90;

/** Registers somebody, as the app does. */
export const register = (origin: string, name: string): Promise<Visitor> =>
  tokenFrom(`${origin}${api.register}`, {
    first_name: name,
    last_name: "Drill",
    email: `${name}-${randomUUID()}@example.org`.toLowerCase(),
    password: "correct horse battery",
  });

/** Real clients over connections that stay open: each reads lists and now and then saves a workout, until it is told to stop. */
export function startTraffic(origin: string, visitors: readonly Visitor[]): { stop: () => Promise<Seen> } {
  const seen: Seen = { answered: 0, saved: 0, failed: [], slowestMs: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: visitors.length });
  const stopping = new AbortController();
  const client = async (visitor: Visitor) => {
    let [token, saved] = [visitor, 0];
    for (let nth = 1; !stopping.signal.aborted; nth += 1) {
      const saves = nth % SAVES_EVERY === 0;
      const path = saves ? api.saveWorkout : (READS[nth % READS.length] ?? api.readMe);
      const began = performance.now();
      const status = await ask(agent, { url: `${origin}${path}`, token, saves });
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
      if (status === (saves ? 201 : 200)) seen.answered += 1;
      else seen.failed.push(`${saves ? "POST" : "GET"} ${path}: ${status}`);
      if (saves && status === 201) {
        seen.saved += 1;
        saved += 1;
      }
      if (saved === MOST_SAVES) [token, saved] = [await register(origin, "Next"), 0];
      await new Promise((next) => setTimeout(next, GAP_MS));
    }
  };
  const clients = visitors.map(client);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(clients);
      agent.destroy();
      return seen;
    },
  };
}

/** The status, or why there is none. No request is tried twice. */
const ask = (agent: Agent, { url, token, saves }: { url: string; token: string; saves: boolean }) =>
  new Promise<number | string>((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method: saves ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json",
          ...(saves && { "content-type": "application/json", "idempotency-key": randomUUID() }),
        },
      },
      (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
        response.once("error", (error) => resolve(error.message));
      },
    );
    sent.once("error", (error) => resolve(error.message));
    sent.end(saves ? JSON.stringify({ type: "custom", kcal: 100 }) : undefined);
  });
