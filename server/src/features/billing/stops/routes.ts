import {
  goOn as goOnRoute,
  pauseGiving as pauseRoute,
  stopGiving as stopRoute,
} from "@kalivo/contract/routes/own/go-on.ts";
import { dayAhead, PAUSE_MONTHS } from "@kalivo/domain/billing/day-ahead.ts";
import { refuse, type Result, accept } from "@kalivo/domain/result.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Db } from "#server/db/client.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { findPayerOf } from "../../payment/payment.queries.ts";
import { cancelAnnounced } from "../statements/change-statement.ts";
import { findStatement } from "../statements/statements.queries.ts";
import { actingPayer } from "../../memberships/acting-payer.ts";
import { endPause } from "./end-pause.ts";
import { pauseOwn } from "../../payer-stops/stop-payer.queries.ts";
import { lockPause, stopOf } from "../../payer-stops/stops.queries.ts";
import { stopEverything } from "./stop-everything.ts";

const NOT_PAUSED = refusal(409, (say) => say.giving.notPaused);
const NO_DAY_AHEAD = refusal(422, (say) => say.giving.noDayAhead(PAUSE_MONTHS));
const NOTHING_TO_PAUSE = refusal(409, (say) => say.giving.nothingToPause);
const UNKNOWN_STATEMENT = refusal(404, (say) => say.giving.unknownStatement);
const NOTHING_STOPPED = { stopped: 0, archived: 0 };

type Speaking = { person: { id: number }; body: { team_id?: number | undefined } };

/** What a payer decides about everything they give: pause, resume, end. */
export function mountStops(api: Api, services: Pick<Services, "db" | "pool">) {
  const { db } = services;
  api.on(goOnRoute, async ({ body, person, say, now }) => {
    const payer = await payerFor(db, { body, person });
    if (!payer.ok) return payer.refusal;
    return db.transaction().execute(async (tx) => {
      const payerId = payer.value;
      const stands = payerId === null ? null : await lockPause(tx, payerId, now);
      if (payerId === null || stands === null || !(stands.paused || stands.own)) return NOT_PAUSED;
      if (stands.paused && !stands.mayGoOn) return refusal(409, ({ giving }) => giving.goOnNeedsMethod);
      const end = { by: "person", userId: person.id } as const;
      // own first: burners are told once nothing stops the payer any more
      await endPause(tx, payerId, end, now, "own");
      await endPause(tx, payerId, end, now);
      const still = (await stopOf(tx, payerId, now)) === "dispute"; // which an admin ends (rule 42)
      return reply(200, { message: still ? say.giving.stillStopped : say.giving.goesOn });
    });
  });

  api.on(pauseRoute, async ({ body, person, say, now }) => {
    const payer = await payerFor(db, { body, person });
    if (!payer.ok) return payer.refusal;
    const payerId = payer.value;
    if (payerId === null) return NOTHING_TO_PAUSE;
    const until = body.until === undefined ? null : dayAhead(body.until, now, PAUSE_MONTHS);
    if (body.until !== undefined && until === null) return NO_DAY_AHEAD;
    await db.transaction().execute((tx) => pauseOwn(tx, { payerId, userId: person.id, until }, now));
    return reply(200, { message: until === null ? say.giving.paused : say.giving.pausedUntil });
  });

  api.on(stopRoute, async ({ body, person, say, now }) => {
    const payer = await payerFor(db, { body, person });
    if (!payer.ok) return payer.refusal;
    const payerId = payer.value;
    const { cancel_statement_id: announced } = body;
    const statement = announced === undefined ? null : await findStatement(db, announced);
    if (announced !== undefined && (payerId === null || statement?.payer_id !== payerId))
      return UNKNOWN_STATEMENT;
    if (payerId === null) return reply(200, { message: say.giving.stoppedAll, ...NOTHING_STOPPED });
    return allOrNothing(services, async (inside) => {
      const ended = await stopEverything(inside.db, { payerId, userId: person.id }, now);
      if (statement === null) return reply(200, { message: say.giving.stoppedAll, ...ended });
      const cancelled = await cancelAnnounced(inside.db, statement.id, now);
      return reply(200, {
        message: cancelled ? say.giving.stoppedAndCancelled : say.giving.stoppedNotCancelled,
        ...ended,
      });
    });
  });
}

/** The payer that the request acts for; null: there is none yet. */
async function payerFor(db: Db, { body, person }: Speaking): Promise<Result<number | null, Refused>> {
  const acting = await actingPayer(db, person.id, body.team_id);
  if (!acting.ok) return refuse(acting.refusal);
  return accept((await findPayerOf(db, acting.value)) ?? null);
}
