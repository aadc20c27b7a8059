import type { ChildProcess } from "node:child_process";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import * as api from "@kalivo/contract/api-paths.ts";
import { payOnce } from "../server/test/stripe-fake/pay-once.ts";
import type { StripeFake } from "../server/test/stripe-fake/stripe-fake.ts";
import { post } from "./load.ts";

type Asking = { client: pg.Client; sink: ChildProcess; stripe: StripeFake; origin: string };
/** The longest of each, in milliseconds. */
export type Waits = { reset: number; event: number };

const BETWEEN_MS = 3_000;
const POLL_MS = 20;
const PATIENCE_MS = 120_000;

/** Somebody forgets their password and the payment provider tells of a payment, so many times, one after the other. */
export async function longestWaits(
  asking: Asking,
  { from, tries }: { from: number; tries: number },
): Promise<Waits> {
  const longest: Waits = { reset: 0, event: 0 };
  for (let person = from; person < from + tries; person += 1) {
    longest.reset = Math.max(longest.reset, await waitForReset(asking, person));
    longest.event = Math.max(longest.event, await waitForEvent(asking));
    await pause(BETWEEN_MS);
  }
  return longest;
}

/** From asking, each person from a network of their own, until the mail server has the mail. */
async function waitForReset({ sink, origin }: Asking, person: number): Promise<number> {
  const email = `p${person}@example.org`;
  const headers = { "x-forwarded-for": `10.0.0.${person}` };
  const arrived = new Promise<void>((resolve) => {
    const look = (to: string) => {
      if (to !== email) return;
      sink.off("message", look);
      resolve();
    };
    sink.on("message", look);
  });
  sink.send(email);
  const began = performance.now();
  const agent = new Agent();
  await post(`${origin}${api.forgotPassword}`, headers, agent, { body: { email }, wanted: 200 });
  await Promise.race([arrived, gaveUp(`the mail to ${email}`)]);
  return performance.now() - began;
}

/** From the payment until what the provider told of it is applied. */
async function waitForEvent({ client, stripe }: Asking): Promise<number> {
  const id = await payOnce(stripe);
  const began = performance.now();
  while (performance.now() - began < PATIENCE_MS) {
    const { rows } = await client.query(
      "select from provider_events where object_ref = $1 and processed_at is not null",
      [id],
    );
    if (rows.length > 0) return performance.now() - began;
    await pause(POLL_MS);
  }
  throw new Error("what the provider told was not applied");
}

async function gaveUp(what: string): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error(`${what} did not come`);
}
