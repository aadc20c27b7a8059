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

  api.on(approvePayouts, ({ person, params, now }) => {
    const acting = { actorId: person.id, runId: params.id, debtor: debtorOf(config), demo: config.demo };
    return allOrNothing(
      services,
      async (inside) => (await approve(inside.db, acting, now)) ?? showRun(inside.db, params.id, now),
    );
  });

  api.on(cancelPayouts, ({ person, params, now }) =>
    allOrNothing(
      services,
      async (inside) =>
        (await cancel(inside.db, { actorId: person.id, runId: params.id }, now)) ??
        showRun(inside.db, params.id, now),
    ),
  );

  api.on(payoutFile, async ({ person, params, now }) => {
    const file = await takeFile(db, { actorId: person.id, runId: params.id, demo: config.demo }, now);
    if (!file.ok) return file.refusal;
    const { name, text } = file.value;
    return reply(200, text, { "content-disposition": `attachment; filename="${name}"` });
  });

  api.on(signPayouts, ({ person, params, now }) =>
    allOrNothing(
      services,
      async (inside) =>
        (await sign(inside.db, { actorId: person.id, runId: params.id }, now)) ??
        showRun(inside.db, params.id, now),
    ),
  );

  mountConfirmations(api, services);
  mountBankStatements(api, services);
}

async function showRun(db: Db, id: number, now: Date) {
  const run = await readRun(db, id, now);
  return run === null ? UNKNOWN_RUN : reply(200, run);
}

/** Records what the bank did with a run's payouts. */
function mountConfirmations(api: Api, services: Pick<Services, "pool">) {
  /** Books it, and answers with its run. */
  const booked = (book: (db: Db) => Promise<Result<number, Refused>>, now: Date) =>
    allOrNothing(services, async ({ db }) => {
      const run = await book(db);
      return run.ok ? showRun(db, run.value, now) : run.refusal;
    });

  api.on(confirmPayouts, ({ person, params, body, now }) => {
    const settling = { actorId: person.id, runId: params.id, settledOn: body.settled_on };
    return allOrNothing(
      services,
      async ({ db }) => (await settleAll(db, settling, now)) ?? showRun(db, params.id, now),
    );
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
