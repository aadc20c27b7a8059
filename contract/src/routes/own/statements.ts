import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Statement, StatementSummary } from "../../shapes/statement.ts";
import { IdParams, Message, wireId, wireNumberBetween, wireOptional } from "../../wire.ts";

export const listStatements = defineRoute({
  method: "GET",
  path: api.listStatements,
  summary: "The payer's months, newest first.",
  access: "person",
  limit: { calls: 300, seconds: 60 },
  ok: { 200: z.array(StatementSummary) },
});

export const readStatement = defineRoute({
  method: "GET",
  path: api.readStatement,
  summary: "One month with each line's arithmetic. Somebody else's is 404.",
  access: "person",
  limit: { calls: 300, seconds: 60 },
  params: IdParams,
  ok: { 200: Statement },
  refusals: [404],
});

/** The ledger's entries about a paid month: `hash` can be recomputed from `text` and `salt`. */
export const StatementProof = z.array(
  z.object({
    text: z.string(),
    /** Null: its month is not over, so not sealed yet. */
    sealed: z.object({ month: z.string(), entry: z.number(), salt: z.string(), hash: z.string() }).nullable(),
  }),
);
export type StatementProof = z.infer<typeof StatementProof>;

export const proveStatement = defineRoute({
  method: "GET",
  path: api.proveStatement,
  summary: "Where the payment stands in the sealed books, and what it takes to recompute its hash.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  params: IdParams,
  ok: { 200: StatementProof },
  refusals: [404],
});

/** Inside the window between notice and collection (rule 9). */
export const changeStatement = defineRoute({
  method: "POST",
  path: api.changeStatement,
  summary: "Cancels the month, drops a line or lowers it. 409 once it is being collected.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  params: IdParams,
  body: z.discriminatedUnion("action", [
    z.object({ action: z.literal("cancel") }),
    z.object({ action: z.literal("drop_line"), line_id: wireId }),
    z.object({ action: z.literal("lower_line"), line_id: wireId, due_in_euros: wireNumberBetween(0, 1000) }),
  ]),
  ok: { 200: Statement },
  refusals: [404, 409],
});

/** Rule 17: without an admin within 60 days of the charge, one statement a year. */
export const refundStatement = defineRoute({
  method: "POST",
  path: api.refundStatement,
  summary: "Asks for all of a paid month back. 409 says what to do instead.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  params: IdParams,
  body: z.object({
    reason: wireOptional(z.enum(["unrecognised", "too_much", "requested"])),
  }),
  ok: { 200: Statement },
  refusals: [404, 409],
});

/** Rule 15, at the payer's request. */
export const tryStatement = defineRoute({
  method: "POST",
  path: api.tryStatement,
  summary: "Tries to collect a failed month now. 409 says what to do instead.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  params: IdParams,
  ok: { 200: Statement },
  refusals: [404, 409],
});

/** The links of the notice: signed, single purpose, no sign-in. GET only describes, POST acts. */
const LinkParams = z.object({ token: z.string().min(10).max(400) });
export const NoticeLink = z.object({
  action: z.enum([
    "cancel",
    "drop_line",
    "lower_line",
    "change_method",
    "stop_pledge",
    /** Every pledge, and the codes that would begin new ones. */
    "stop_all",
  ]),
  month: z.string(),
  /** The payer: the mail may have been forwarded. */
  whose: z.object({ kind: z.enum(["person", "team"]), name: z.string() }),
  burner_name: z.string().nullable(),
  /** The present amount: of the burner if it is about one, else of the month; 0 once cancelled. */
  amount_in_euros: z.number(),
  /** What is left of the month and waits for the next one (rule 11); else 0. */
  carried_in_euros: z.number(),
  /** Who would get how much less; for `lower_line` the most. Empty where the month stays unchanged. */
  less: z.array(z.object({ name: z.string(), amount_in_euros: z.number() })),
  /** For `stop_all`: whether the announced month may be cancelled too. */
  may_cancel: z.boolean(),
  /** For `stop_all`: the burners the payer supports now. */
  supported: z.array(z.string()),
  due_at: z.iso.datetime().nullable(),
  /** False once it was collected, cancelled or has expired: the page then says so. */
  usable: z.boolean(),
  /**
   * Why it is not usable any more, if because of the month; null: it is, or another change came first. `failed`: it was
   * tried, so only the whole month can be cancelled. `carried`: what was left is asked for with the next month (rule 11).
   */
  over: z.enum(["collected", "collecting", "failed", "cancelled", "carried", "ended"]).nullable(),
});
export type NoticeLink = z.infer<typeof NoticeLink>;

export const readNoticeLink = defineRoute({
  method: "GET",
  path: api.readNoticeLink,
  summary: "What a link of the notice mail would do.",
  access: "anybody",
  limit: { calls: 120, seconds: 60 },
  params: LinkParams,
  ok: { 200: NoticeLink },
  refusals: [404, 410],
});

export const followNoticeLink = defineRoute({
  method: "POST",
  path: api.followNoticeLink,
  summary:
    "Does it. For change_method the answer carries the provider's url; lower_line needs the new amount.",
  access: "anybody",
  limit: { calls: 60, seconds: 60 },
  params: LinkParams,
  body: z.object({
    confirm: wireOptional(z.literal("yes")),
    due_in_euros: wireOptional(wireNumberBetween(0, 1000)),
    /** With `stop_all`: also cancels the announced month. */
    cancel: wireOptional(z.literal("yes")),
  }),
  ok: { 200: Message.extend({ url: z.string().optional() }) },
  refusals: [404, 409, 410],
});
