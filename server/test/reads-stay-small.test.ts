import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { MANY, SOMEBODY, addManyPeople } from "./support/many-people.ts";
import { useProduct } from "./support/product.ts";
import { tellOfCharge } from "../src/features/billing/payer-people/tell-in-app.queries.ts";
import {
  claimDueCharges,
  pendingTotal,
  successReportedAt,
} from "../src/features/billing/collect/collect.queries.ts";
import { countQuickDifferences } from "../src/features/billing/ledger/check.ts";
import { sharesOf } from "../src/features/billing/ledger/ledger.queries.ts";
import { tellAnswers } from "../src/features/cheers/answers/answers.queries.ts";
import { consents, signIns } from "../src/features/export/account.queries.ts";
import { claimMails } from "../src/features/mail/mail.queries.ts";
import { claimEvents } from "../src/features/payment/events/events.queries.ts";
import { findBody } from "../src/features/workouts/workouts.queries.ts";
import { tellingSince } from "../src/features/workouts/sources.queries.ts";
import { recapFacts } from "../src/mails/month-recap/facts.queries.ts";
import type { Queryable } from "../src/db/client.ts";
import type { DB } from "../src/db/schema.gen.ts";

// What is asked of one person, or of what waits, reads what is about it, however much else there is.

const kalivo = useProduct();
const NOW = new Date("2026-11-05T10:00:00Z");
/** Of 8 kB: an index from its root, and the rows. A whole index of so many has some sixty. */
const FEW_PAGES = 12;
/** What is claimed is written, too. */
const CLAIMED = 40;

beforeAll(() => addManyPeople(kalivo.owner));

type Ask = (db: Queryable) => Promise<unknown>;
type Plan = { Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } };

/** The pages that the statements of `ask` read, each run once more to be explained. */
async function pagesOf(ask: Ask): Promise<number> {
  const { db, pool } = kalivo.product.services;
  const sent: CompiledQuery[] = [];
  await ask(
    new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) }),
  );
  expect(sent.length).toBeGreaterThan(0);
  let pages = 0;
  const again = await db.startTransaction().execute();
  for (const { sql: text, parameters } of sent) {
    const explain = `explain (analyze, buffers, format json) ${text}`;
    const { rows } = await again.executeQuery<{ "QUERY PLAN": Plan[] }>(
      CompiledQuery.raw(explain, [...parameters]),
    );
    const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
    if (plan === undefined) throw new Error("no plan");
    pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  }
  await again.rollback().execute();
  return pages;
}

const raw =
  (text: string): Ask =>
  (db) =>
    sql.raw(text).execute(db);
const TOLD = { chargeId: SOMEBODY, key: "told" };
const page = { userId: SOMEBODY, now: NOW, after: 0, limit: 500 };

test.each<[string, Ask, number?]>([
  [
    "running pledges to a burner",
    raw(`select count(*) from pledges where burner_id = ${SOMEBODY} and upper_inf(valid)`),
  ],
  [
    "pledges to a burner at an instant",
    raw(
      `select count(*) from pledges where burner_id = ${SOMEBODY} and valid @> '2026-03-01T00:00:00Z'::timestamptz`,
    ),
  ],
  [
    "all versions of a payer's pledges",
    raw(
      `select count(*) from pledges where payer_id = ${SOMEBODY} and valid && '[2026-03-01,2026-04-01)'::tstzrange`,
    ),
  ],
  ["what a workout's calories depend on, the latest consent among it", (db) => findBody(db, SOMEBODY)],
  ["a person's consents in the export", (db) => consents(db, page)],
  ["a person's sign-ins in the export, ended ones too", (db) => signIns(db, page)],
  ["a person's recap of a month, as burner and as donor", (db) => recapFacts(db, SOMEBODY, 202610, 5), 60],
  ["the totals of the months that were not compared", (db) => countQuickDifferences(db), 30],
  [
    "the workouts that hold more than they may",
    (db) => tellingSince(db, { before: NOW, decidedFrom: NOW, limit: 500 }),
    20,
  ],
  [
    "mails that somebody waits for, beside as many notices",
    (db) => claimMails(db, ["welcome"], NOW, 1),
    CLAIMED,
  ],
  ["the provider's events that came first", (db) => claimEvents(db, "stripe", NOW, 1), CLAIMED],
  [
    "charges to act on",
    (db) => claimDueCharges(db, NOW, "worker", 1, { period: null, provider: "stripe" }),
    CLAIMED,
  ],
  ["the people who are told of a charge", (db) => tellOfCharge(db, "collected", TOLD, NOW), CLAIMED],
  ["who is told of the answers to a charge", (db) => tellAnswers(db, { chargeId: SOMEBODY }, NOW), CLAIMED],
  ["what a statement asks for", (db) => pendingTotal(db, SOMEBODY)],
  ["what each organisation gets of a charge", (db) => sharesOf(db, SOMEBODY), 20],
  ["when the provider told of a success", (db) => successReportedAt(db, "stripe", `pi_${SOMEBODY}`)],
])(`%s, among those of ${MANY} people`, async (_, ask, most = FEW_PAGES) => {
  expect(await pagesOf(ask)).toBeLessThanOrEqual(most);
});
