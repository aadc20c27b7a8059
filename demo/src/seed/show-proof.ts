import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { MIN_PAYOUT_CENTS } from "@kalivo/domain/limits.ts";
import { nextBankDay } from "@kalivo/domain/money/bank-day.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";
import { approveRun } from "@kalivo/server/features/billing/payouts/decide-run.ts";
import { monthsOwed, owedTo } from "@kalivo/server/features/billing/payouts/owed/owed.queries.ts";
import {
  insertPayouts,
  insertRun,
  markFileTaken,
  markSigned,
  payoutsOf,
} from "@kalivo/server/features/billing/payouts/payouts.queries.ts";
import { settleRun } from "@kalivo/server/features/billing/payouts/settle-payouts.ts";
import { refreshProviderPayouts } from "@kalivo/server/features/billing/watch/compare-ledger.ts";
import { insertConfirmation } from "@kalivo/server/features/proofs/confirmations.queries.ts";
import { keepParts, tellOfPost } from "@kalivo/server/features/proofs/parts.queries.ts";
import { decidePost, insertPost } from "@kalivo/server/features/proofs/posts.queries.ts";
import { payOut } from "../sandbox/books/pay-out.ts";
import { ORGANISATIONS } from "./data/organisations.ts";
import { drawBanner } from "./drawings.ts";
import type { Past } from "./past.ts";
import { insertDrawing, nameContacts, oldestOrganisations, twoAdmins } from "./seed.queries.ts";

const DAYS_TO_THE_BANK = 5;
const DAY_MS = 86_400_000;
/** So many of the oldest organisations that are owed enough were paid, take part and have a contact. */
const PAID = 2;
/** What one of them showed of it. */
const POST = {
  of: "Forest Return",
  text: "340 oaks and hornbeams stand on the slope above Meise since Saturday. Thirty neighbours dug, and nobody minded the rain.",
  pictureText: "A slope with young trees in rows under a low sun.",
};

/** The first money that may be paid out is, to two organisations, and one of them shows what came of it. */
export async function showProof({ services, travel }: Past, present: Date): Promise<void> {
  const { db, clock, config } = services;
  const prepared = clock.now();
  const paid = new Date(prepared.getTime() + DAYS_TO_THE_BANK * DAY_MS);
  if (paid > present || config.associationIban === null) return;
  const debtor = { name: config.associationName, iban: config.associationIban };
  await payOut(services);
  travel(paid);
  await refreshProviderPayouts(services); // nothing leaves the bank before the provider's money is there
  await db.transaction().execute(async (tx) => {
    const payouts = await payoutsTo(tx, prepared);
    if (payouts.length === 0) return; // nothing may be paid out yet
    const runId = await prepareRun(tx, payouts, prepared);
    const [, adminId] = await twoAdmins(tx);
    await approveRun(tx, { runId, adminId, debtor, demo: true }, prepared);
    await markFileTaken(tx, runId, { by: adminId, executeOn: nextBankDay(brusselsDay(prepared)) }, prepared);
    await markSigned(tx, runId, adminId, prepared);
    await settleRun(tx, runId, { by: adminId, settledOn: brusselsDay(paid) }, paid);
    const organisations = payouts.map(({ organisationId }) => organisationId);
    await nameContacts(tx, organisations);
    for (const organisationId of organisations)
      await insertConfirmation(tx, { organisationId, name: "Lotte Wouters" }, paid);
    await postFor(tx, runId, adminId, paid);
  });
}

/** To whom a run pays: it leaves out who is owed too little (rule 18). */
async function payoutsTo(tx: Queryable, at: Date) {
  const organisations = await oldestOrganisations(tx);
  const owed = await owedTo(tx, organisations, at);
  const payouts = organisations.flatMap((organisationId) => {
    const { account = null, payable = 0n } = owed.get(organisationId) ?? {};
    return account === null || payable < MIN_PAYOUT_CENTS
      ? []
      : [{ organisationId, amount: payable, account }];
  });
  return payouts.slice(0, PAID);
}

async function prepareRun(tx: Queryable, payouts: Awaited<ReturnType<typeof payoutsTo>>, at: Date) {
  const months = await monthsOwed(
    tx,
    payouts.map(({ organisationId }) => organisationId),
  );
  const [preparedBy] = await twoAdmins(tx);
  const messageId = `KALIVO-${at.toISOString().replaceAll(/[-:.]/g, "").slice(0, 18)}`;
  const executeOn = nextBankDay(brusselsDay(at));
  const runId = await insertRun(tx, { messageId, executeOn, preparedBy }, at);
  const withMonths = payouts.map((payout) => ({
    ...payout,
    months: months.get(payout.organisationId),
    endToEndId: `${messageId}-${payout.organisationId}`,
  }));
  await insertPayouts(tx, runId, withMonths);
  return runId;
}

async function postFor(tx: Queryable, runId: number, adminId: number, at: Date): Promise<void> {
  const payout = (await payoutsOf(tx, runId)).find(({ organisation }) => organisation === POST.of);
  const drawn = ORGANISATIONS.find(({ name }) => name === POST.of);
  if (payout === undefined || drawn === undefined) return;
  const pictureHash = await insertDrawing(tx, drawBanner({ ...drawn, hue: drawn.hue - 60 }), 1280, 720, at);
  const { organisation_id: organisationId, id: payoutId } = payout;
  const postId = await insertPost(
    tx,
    { organisationId, payoutId, language: "en", text: POST.text, pictureHash, pictureText: POST.pictureText },
    at,
  );
  if (postId === null) return;
  await decidePost(tx, { id: postId, state: "approved", reason: null, by: adminId }, at);
  await keepParts(tx, payoutId);
  await tellOfPost(tx, postId, at);
}
