import { setTimeout as pause } from "node:timers/promises";
import { Stripe } from "stripe";
import type { Chance } from "./chance.ts";
import type { StoredEvent } from "./world.ts";

export type Webhook = { url: string | (() => string); secret: string };

/** How often a delivery goes wrong, from 0 to 1: sent twice, much later, after the next ones, or never. */
export type Deliveries = { duplicate?: number; late?: number; reorder?: number; drop?: number };

const LATE_MS = 1_500;
const REORDER_MS = 60;
const TRIES = 6;
const FIRST_WAIT_MS = 100;
const PATIENCE_MS = 15_000;

const { webhooks } = new Stripe("sk_test_signature");

export const signedHeaders = (body: string, secret: string, at: Date) => ({
  "content-type": "application/json; charset=utf-8",
  "stripe-signature": webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  }),
});

type Settings = { webhook: Webhook | null; deliveries: Deliveries };

/** Posts events at least once, in no order; what is dropped is found by listing the events only. */
export function webhookSender(settings: () => Settings, chance: Chance) {
  const underWay = new Set<Promise<void>>();
  const state = { stopped: false };

  const post = async (event: StoredEvent, wait: number) => {
    const quiet = { ref: false };
    if (wait > 0) await pause(wait, undefined, quiet);
    const body = JSON.stringify(event);
    for (let tries = 0; tries < TRIES && !state.stopped; tries++) {
      const { webhook } = settings();
      if (webhook === null || (await accepted(webhook, body))) return;
      await pause(FIRST_WAIT_MS * 2 ** tries, undefined, quiet);
    }
  };
  const start = (event: StoredEvent, wait: number) => {
    const delivery: Promise<void> = post(event, wait).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  };

  return {
    send: (event: StoredEvent) => {
      const { webhook, deliveries } = settings();
      if (webhook === null || state.stopped || chance() < (deliveries.drop ?? 0)) return;
      const late = chance() < (deliveries.late ?? 0) ? chance() * LATE_MS : 0;
      const reordered = chance() < (deliveries.reorder ?? 0) ? chance() * REORDER_MS : 0;
      start(event, late + reordered);
      if (chance() < (deliveries.duplicate ?? 0)) start(event, chance() * LATE_MS);
    },
    delivered: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => {
      state.stopped = true;
    },
  };
}

async function accepted({ url, secret }: Webhook, body: string): Promise<boolean> {
  const headers = signedHeaders(body, secret, new Date());
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const address = typeof url === "string" ? url : url();
  return fetch(address, { method: "POST", headers, body, signal }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false, // nobody answered
  );
}
