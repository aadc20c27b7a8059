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
import { MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { sepaText } from "@kalivo/domain/money/sepa-text.ts";
import type { Config } from "#server/config/config.ts";
import type { Db } from "#server/db/client.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
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

type Parts = Pick<Services, "db" | "config">;

export function mountPayouts(api: Api, { db, config }: Parts) {
  const shown = (runId: number, now: Date) => showRun(db, runId, now);

  api.on(readPayoutStand, async ({ now }) =>
    reply(200, await readStand(db, { debtor: debtorOf(config), rules: rulesOf(config) }, now)),
  );

  api.on(listOwed, async ({ query, now }) =>
    listReply(await selectOwed(db, now, pageOf(query)), (owed) => owedOnWire(owed, rulesOf(config))),
  );

  api.on(listPayoutRuns, async ({ query }) => listReply(await selectRuns(db, pageOf(query)), runOnWire));

  api.on(preparePayouts, async ({ person, now }) => {
    const prepared = await prepare(db, { actorId: person.id, rules: rulesOf(config) }, now);
    if (!prepared.ok) return prepared.refusal;
    const run = await readRun(db, prepared.value, now);
    return run === null ? UNKNOWN_RUN : reply(201, run);
  });

  api.on(readPayoutRun, ({ params, now }) => shown(params.id, now));

  api.on(approvePayouts, async ({ person, params, now }) => {
    const acting = { actorId: person.id, runId: params.id, debtor: debtorOf(config), demo: config.demo };
    return (await approve(db, acting, now)) ?? shown(params.id, now);
  });

  api.on(cancelPayouts, async ({ person, params, now }) => {
    return (await cancel(db, { actorId: person.id, runId: params.id }, now)) ?? shown(params.id, now);
  });

  api.on(payoutFile, async ({ person, params, now }) => {
    const file = await takeFile(db, { actorId: person.id, runId: params.id, demo: config.demo }, now);
    if (!file.ok) return file.refusal;
    const { name, text } = file.value;
    return reply(200, text, { "content-disposition": `attachment; filename="${name}"` });
  });

  api.on(signPayouts, async ({ person, params, now }) => {
    return (await sign(db, { actorId: person.id, runId: params.id }, now)) ?? shown(params.id, now);
  });

  mountConfirmations(api, db);
  mountBankStatements(api, { db, config });
}

async function showRun(db: Db, id: number, now: Date) {
  const run = await readRun(db, id, now);
  return run === null ? UNKNOWN_RUN : reply(200, run);
}

/** Records what the bank did with a run's payouts. */
function mountConfirmations(api: Api, db: Db) {
  const shown = (runId: number, now: Date) => showRun(db, runId, now);

  api.on(confirmPayouts, async ({ person, params, body, now }) => {
    const settling = { actorId: person.id, runId: params.id, settledOn: body.settled_on };
    return (await settleAll(db, settling, now)) ?? shown(params.id, now);
  });

  api.on(confirmPayout, async ({ person, params, body, now }) => {
    const { settled_on: settledOn, bank_reference: bankReference = null } = body;
    const settlement = { by: person.id, state: "paid", settledOn, bankReference } as const;
    const settled = await settleOne(db, { payoutId: params.id, settlement }, now);
    return settled.ok ? shown(settled.value, now) : settled.refusal;
  });

  api.on(rejectPayout, async ({ person, params, body, now }) => {
    const settlement = { by: person.id, state: "rejected", reason: body.reason } as const;
    const settled = await settleOne(db, { payoutId: params.id, settlement }, now);
    return settled.ok ? shown(settled.value, now) : settled.refusal;
  });

  api.on(resolvePayout, async ({ person, params, body, now }) => {
    const resolving = { payoutId: params.id, by: person.id, became: body.became };
    const resolved = await resolveOne(db, resolving, now);
    return resolved.ok ? shown(resolved.value, now) : resolved.refusal;
  });

  api.on(returnPayout, async ({ person, params, body, now }) => {
    const back = { by: person.id, returnedOn: body.returned_on, reason: body.reason };
    const returned = await returnOne(db, { payoutId: params.id, back }, now);
    return returned.ok ? shown(returned.value, now) : returned.refusal;
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
