import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { MANY, SOMEBODY, addManyPeople } from "./support/many-people.ts";
import { readOf, type Ask } from "./support/pages-of.ts";
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
import { isCheckAsked } from "../src/features/billing/watch/watch.queries.ts";
import { consents, signIns } from "../src/features/export/account.queries.ts";
import { codes } from "../src/features/export/activity/activity.queries.ts";
import { claimMails } from "../src/features/mail/in-hand.queries.ts";
import { namesIn } from "../src/features/mail/outbox-mails.ts";
import { claimEvents } from "../src/features/payment/events/events.queries.ts";
import { findBody } from "../src/features/workouts/workouts.queries.ts";
import { tellingSince } from "../src/features/workouts/sources.queries.ts";
import { recapFacts } from "../src/mails/month-recap/facts.queries.ts";

// What is asked of one person, or of what waits, reads what is about it, however much else there is.

const kalivo = useProduct();
const NOW = new Date("2026-11-05T10:00:00Z");
/** Of 8 kB: an index from its root, and the rows. A whole index of so many has some sixty. */
const FEW_PAGES = 12;
/** What is claimed is written, too. */
const CLAIMED = 40;

beforeAll(() => addManyPeople(kalivo.owner));

const pagesOf = async (ask: Ask) => (await readOf(kalivo.product.services, ask)).pages;
/** What was written just now, by a vacuum that runs beside it as well, costs some pages more the first time. */
const TIMES = 3;

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
  ["a person's codes in the export, own ones and those they made for a team", (db) => codes(db, page)],
  ["whether an admin asked for a comparison of the books", isCheckAsked],
  [
    "a person's recap of a month, as burner and as donor, with what organisations showed",
    (db) => recapFacts(db, SOMEBODY, 202610, { organisations: 5, posts: 3 }),
    120,
  ],
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
  ["the next mails to many, of as many that wait", (db) => claimMails(db, namesIn("many"), NOW, 5), 200],
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
  const pages: number[] = [];
  do pages.push(await pagesOf(ask));
  while ((pages.at(-1) ?? 0) > most && pages.length < TIMES);
  expect(Math.min(...pages)).toBeLessThanOrEqual(most);
});
