import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Proof } from "../../shapes/proof.ts";
import { Message } from "../../wire.ts";

/** What erasing the account would end today, and whether it was requested. */
export const Erasure = z.object({
  /** The request, with its day once confirmed; null: none. */
  request: z.object({ due_at: z.iso.datetime().nullable() }).nullable(),
  /** Admins must give up their rights first. */
  admin: z.boolean(),
  /** Charges that have not ended: those in progress at the provider must end first, the others are cancelled. */
  charges: z.array(
    z.object({
      month: z.string(),
      amount_in_euros: z.number(),
      end: z.enum(["cancelled", "finished_first"]),
    }),
  ),
  /** The running month so far; it is not collected. */
  running_month_in_euros: z.number(),
  /** Teams whose last admin one is: another member takes over, or the team ends. */
  teams: z.array(z.object({ id: z.int(), name: z.string(), end: z.enum(["heir", "closed"]) })),
  codes: z.int(),
  /** Strava, Garmin: they are disconnected. */
  connections: z.array(z.string()),
});
export type Erasure = z.infer<typeof Erasure>;

export const readErasure = defineRoute({
  method: "GET",
  path: api.readErasure,
  summary: "What the end of the account would mean, and whether it was asked for.",
  access: "person",
  ok: { 200: Erasure },
});

/** Sends a mail to confirm; without its link nothing happens. */
export const askErasure = defineRoute({
  method: "POST",
  path: api.askErasure,
  summary: "Asks for the end of the account. 403 wrong proof or an unconfirmed address, 409 for admins.",
  access: "person",
  body: z.object({ proof: Proof }),
  limit: { calls: 10, seconds: 3600 },
  ok: { 200: Message },
  refusals: [403, 409],
});

export const keepAccount = defineRoute({
  method: "POST",
  path: api.keepAccount,
  summary: "Takes the request back.",
  access: "person",
  ok: { 200: Message },
});
