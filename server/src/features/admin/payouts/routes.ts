import {
  approvePayouts,
  cancelPayouts,
  confirmPayout,
  confirmPayouts,
  listOwed,
  listPayoutRuns,
  payoutFile,
  preparePayouts,
  readPayoutRun,
  readPayoutStand,
  rejectPayout,
  resolvePayout,
  returnPayout,
  signPayouts,
} from "@kalivo/contract/routes/own/admin/payouts.ts";
import type { Result } from "@kalivo/domain/result.ts";
import { MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { sepaText } from "@kalivo/domain/money/sepa-text.ts";
import type { Config } from "#server/config/config.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Db } from "#server/db/client.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import type { Debtor } from "../../billing/payouts/decide-run.ts";
import type { PayoutRules } from "../../billing/payouts/owed/obstacle.ts";
import { mountBankStatements } from "./statements/routes.ts";
import { listReply } from "../page/list-reply.ts";
import { resolveOne, returnOne, settleAll, settleOne } from "./confirm-payouts.ts";
import { owedOnWire, readRun, readStand, runOnWire } from "./payouts-on-wire.ts";
import { UNKNOWN_RUN } from "./payout-refusals.ts";
import { selectOwed, selectRuns } from "./payouts.queries.ts";
import { approve, cancel, prepare, sign, takeFile } from "./run-payouts.ts";

type Parts = Pick<Services, "db" | "pool" | "config">;

export function mountPayouts(api: Api, services: Parts) {
  const { db, config } = services;
  api.on(readPayoutStand, async ({ now }) =>
    reply(200, await readStand(db, { debtor: debtorOf(config), rules: rulesOf(config) }, now)),
  );

  api.on(listOwed, async ({ query, now }) =>
    listReply(await selectOwed(db, now, pageOf(query)), (owed) => owedOnWire(owed, rulesOf(config))),
  );

  api.on(listPayoutRuns, async ({ query }) => listReply(await selectRuns(db, pageOf(query)), runOnWire));

  api.on(preparePayouts, ({ person, now }) =>
    allOrNothing(services, async (inside) => {
      const prepared = await prepare(inside.db, { actorId: person.id, rules: rulesOf(config) }, now);
      if (!prepared.ok) return prepared.refusal;
      const run = await readRun(inside.db, prepared.value, now);
      return run === null ? UNKNOWN_RUN : reply(201, run);
    }),
  );

  api.on(readPayoutRun, ({ params, now }) => showRun(db, params.id, now));

  api.on(approvePayouts, ({ person, params: { id: runId }, now }) => {
    const acting = { actorId: person.id, runId, debtor: debtorOf(config), demo: config.demo };
    return decided(services, { runId, now }, (inside) => approve(inside, acting, now));
  });

  api.on(cancelPayouts, ({ person: { id: actorId }, params: { id: runId }, now }) =>
    decided(services, { runId, now }, (inside) => cancel(inside, { actorId, runId }, now)),
  );

  api.on(payoutFile, async ({ person, params, now }) => {
    const file = await takeFile(db, { actorId: person.id, runId: params.id, demo: config.demo }, now);
    if (!file.ok) return file.refusal;
    const { name, text } = file.value;
    return reply(200, text, { "content-disposition": `attachment; filename="${name}"` });
  });

  api.on(signPayouts, ({ person: { id: actorId }, params: { id: runId }, now }) =>
    decided(services, { runId, now }, (inside) => sign(inside, { actorId, runId }, now)),
  );

  mountConfirmations(api, services);
  mountBankStatements(api, services);
}

async function showRun(db: Db, id: number, now: Date) {
  const run = await readRun(db, id, now);
  return run === null ? UNKNOWN_RUN : reply(200, run);
}

/** Decides about a run, and answers with it as it then is. */
const decided = (
  services: Pick<Services, "pool">,
  { runId, now }: { runId: number; now: Date },
  decide: (db: Db) => Promise<Refused | null>,
) => allOrNothing(services, async ({ db }) => (await decide(db)) ?? showRun(db, runId, now));

/** Records what the bank did with a run's payouts. */
function mountConfirmations(api: Api, services: Pick<Services, "pool">) {
  /** Books it, and answers with its run. */
  const booked = (book: (db: Db) => Promise<Result<number, Refused>>, now: Date) =>
    allOrNothing(services, async ({ db }) => {
      const run = await book(db);
      return run.ok ? showRun(db, run.value, now) : run.refusal;
    });

  api.on(confirmPayouts, ({ person, params: { id: runId }, body, now }) => {
    const settling = { actorId: person.id, runId, settledOn: body.settled_on };
    return decided(services, { runId, now }, (db) => settleAll(db, settling, now));
  });

  api.on(confirmPayout, ({ person, params, body, now }) => {
    const { settled_on: settledOn, bank_reference: bankReference = null } = body;
    const settlement = { by: person.id, state: "paid", settledOn, bankReference } as const;
    return booked((db) => settleOne(db, { payoutId: params.id, settlement }, now), now);
  });

  api.on(rejectPayout, ({ person, params, body, now }) => {
    const settlement = { by: person.id, state: "rejected", reason: body.reason } as const;
    return booked((db) => settleOne(db, { payoutId: params.id, settlement }, now), now);
  });

  api.on(resolvePayout, ({ person, params, body, now }) => {
    const resolving = { payoutId: params.id, by: person.id, became: body.became };
    return booked((db) => resolveOne(db, resolving, now), now);
  });

  api.on(returnPayout, ({ person, params, body, now }) => {
    const back = { by: person.id, returnedOn: body.returned_on, reason: body.reason };
    return booked((db) => returnOne(db, { payoutId: params.id, back }, now), now);
  });
}

export const rulesOf = ({ associationIban, demo }: Config): PayoutRules => ({
  ownIban: associationIban,
  demo,
});

/** The association's account; null without one, or with a name that banks cannot write. */
function debtorOf({ associationName: name, associationIban: iban }: Config): Debtor | null {
  return iban === null || sepaText(name, MAX_BANK_NAME_LENGTH) === "" ? null : { name, iban };
}
