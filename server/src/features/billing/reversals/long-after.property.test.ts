import fc from "fast-check";
import { pino } from "pino";
import { expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { paidCharges, PAID_AT } from "#server-test/support/paid-charge.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import {
  disputeCharge,
  payBack,
  type Charge,
  type DisputeWord,
  type RefundWord,
} from "#server-test/support/charge-acts.ts";
import { publishedDifferently } from "#server-test/support/published-differently.ts";
import { SIZES } from "#server-test/support/size.ts";
import { releaseCharges } from "../release/release-charges.ts";

// Failing refunds and disputes of the same payment, before and after its release, in chronological order: the books agree
// with themselves, and the organisations' part is what the rules say.

const world = useDatabase();
const { payments: PAYMENTS, seed } = SIZES.bankDays;
const LAST_DAY = 130;
const DAY_MS = 86_400_000;
const onDay = (day: number) => new Date(PAID_AT.getTime() + day * DAY_MS);

// The release is on day 62: most of what happens is near it.
const day = fc.integer({ min: 20, max: 90 });
const later = fc.integer({ min: 0, max: 39 });
const refund = fc.record({
  day,
  later,
  amount: fc.constantFrom(1n, 300n, 400n, 1_001n),
  words: fc.constantFrom<readonly RefundWord[]>(
    ["succeeded"],
    ["pending", "failed"],
    ["succeeded", "failed"],
  ),
});
const dispute = fc.record({
  day,
  later,
  words: fc.constantFrom<readonly DisputeWord[]>(
    ["open"],
    ["open", "won"],
    ["open", "lost"],
    ["lost"],
    ["open", "lost", "won"],
  ),
});
const history = fc.record({
  refunds: fc.array(refund, { minLength: 1, maxLength: 3 }),
  disputes: fc.array(dispute, { maxLength: 1 }),
});
type History = typeof history extends fc.Arbitrary<infer Told> ? Told : never;

type Act = { day: number; what: string; go: () => Promise<unknown> };

/** Omits refunds that the provider would refuse: while another is in progress, or of more than is left. */
function actsOf(charge: Charge, { refunds, disputes }: History): Act[] {
  const { db } = world;
  let left = charge.amount_cents;
  let underWay = false;
  const asRefund = ({ day: first, later: more, amount, words }: History["refunds"][number]): Act[] => {
    const key = `re_${charge.id}_${first}_${amount}_${words.join()}_${more}`;
    let asked = false;
    return words.map((word, place) => ({
      day: first + place * more,
      what: `refund ${amount} ${word}`,
      go: async () => {
        if (place === 0 && (underWay || amount > left)) return;
        if (place > 0 && !asked) return;
        asked = true;
        underWay = word === "pending";
        if (place === 0) left -= amount;
        if (word === "failed") left += amount;
        await payBack(db, charge, { amount, ends: [word], key }, onDay(first + place * more));
      },
    }));
  };
  const asDispute = ({ day: first, later: more, words }: History["disputes"][number]): Act[] =>
    words.map((word, place) => ({
      day: first + place * more,
      what: `dispute ${word}`,
      go: () => disputeCharge(db, charge, { words: [word], fee: 2_000n }, onDay(first + place * more)),
    }));
  return [...refunds.flatMap(asRefund), ...disputes.flatMap(asDispute)];
}

test(`whatever comes back after a release, the books agree (seed ${seed})`, async () => {
  const { db } = world;
  const charges = await paidCharges(db, PAYMENTS);
  const told = fc.sample(history, { numRuns: PAYMENTS, seed });
  const lives = charges.map((charge, index) => actsOf(charge, told[index] ?? { refunds: [], disputes: [] }));
  const log = pino({ level: "silent" });
  for (let today = 1; today <= LAST_DAY; today += 1) {
    for (const acts of lives) for (const act of acts) if (act.day === today) await act.go();
    if (today > 60) await releaseCharges({ db, log, clock: { now: () => onDay(today + 0.5) } });
  }
  const wrong = await booksDiffer(db);
  const lifeOf = (subject: string) => {
    const index = charges.findIndex(({ id }) => subject === `charge ${id}`);
    return lives[index]?.map((act) => `${act.day}: ${act.what}`).join(", ");
  };
  expect(wrong.map((one) => ({ ...one, life: lifeOf(one.subject) }))).toEqual([]);
  expect(await publishedDifferently(db)).toEqual([]);
});
