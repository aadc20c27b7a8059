import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { defineRoute } from "../../../route.ts";
import { Message } from "../../../wire.ts";

/** Why a connection failed; the `reason` in the finish page's address. */
export const FINISH_REASONS = [
  "denied", // the person said no at the provider
  "scope", // they allowed too little to read workouts
  "state", // used already, older than ten minutes, unknown, or another provider's
  "taken", // that account there belongs to another account here
  "consent", // what may be read was not agreed to, or not any more
  "unreachable", // the provider does not answer
  "unavailable", // it can't be connected here
] as const;
export type FinishReason = (typeof FINISH_REASONS)[number];

const token = z.object({ token: z.string().min(10).max(400) });

export const finishConnection = defineRoute({
  method: "GET",
  path: api.finishConnection,
  summary:
    "Where a provider's sign-in ends: connects the account that began it, then shows a page that says so or why not.",
  access: "anybody",
  params: z.object({ provider: z.enum(PROVIDERS) }),
  ok: { 302: "nothing" },
  refusals: [404],
});

export const FinishedConnection = z.object({
  provider: z.enum(PROVIDERS),
  /** The connected account here, by its public name. */
  account: z.string(),
});
export type FinishedConnection = z.infer<typeof FinishedConnection>;

/** The browser that comes back from a provider may not be signed in: the link is signed and valid for an hour. */
export const readFinishedConnection = defineRoute({
  method: "GET",
  path: api.readFinishedConnection,
  summary: "Names the account that was just connected, on the page after the provider's sign-in.",
  access: "anybody",
  params: token,
  ok: { 200: FinishedConnection },
  refusals: [404, 410],
});

export const undoConnection = defineRoute({
  method: "POST",
  path: api.undoConnection,
  summary: "“This is not me”: ends the connection that was just made.",
  access: "anybody",
  params: token,
  ok: { 200: Message },
  refusals: [404, 410],
});

/**
 * Another browser than the one that began came back: a victim may have been sent a link. Nothing is connected until its user
 * confirms that the named account is their own.
 */
export const readPendingConnection = defineRoute({
  method: "GET",
  path: api.readPendingConnection,
  summary: "Names the account that would be connected, where another browser came back than began it.",
  access: "anybody",
  params: token,
  ok: { 200: FinishedConnection },
  refusals: [404, 410],
});

export const confirmConnection = defineRoute({
  method: "POST",
  path: api.confirmConnection,
  summary: "“Yes, this is my account”: connects it. Once, within ten minutes.",
  access: "anybody",
  params: token,
  ok: { 200: Message },
  refusals: [404, 409, 410],
});

export const refuseConnection = defineRoute({
  method: "POST",
  path: api.refuseConnection,
  summary: "“Not mine”: nothing is connected, and what was allowed at the provider is ended there.",
  access: "anybody",
  params: token,
  ok: { 200: Message },
  refusals: [404, 410],
});
