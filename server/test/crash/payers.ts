import { sql } from "kysely";
import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import type { Db } from "../../src/db/client.ts";
import { hashToken } from "../../src/http/session.ts";
import type { Chance } from "../stripe-fake/chance.ts";
import type { StripeFake } from "../stripe-fake/stripe-fake.ts";

export const CREDITOR_ID = "BE69ZZZ0999999999";
const BURNERS = 10;
const ORGANISATIONS = 5;
const PER_BURNER = 3;
const LONG_AGO = "2026-01-01T00:00:00Z";
const KCAL = 5_000;
/** Cents per 100 kcal, so 2.50 € to 30 € of a November; every 25th payer owes more than what is contested. */
const RATES = { least: 5, spread: 55, high: 120, highEvery: 25 };

/** How payers' methods behave, in hundredths. */
export type Mix = readonly (readonly [TestBehaviour, number])[];
export const MIX: Mix = [
  ["works", 52],
  ["settles", 13],
  ["always_confirms", 9],
  ["disputed", 7],
  ["no_funds", 6],
  ["declines", 4],
  ["fails_to_settle", 4],
  ["lost", 3],
  ["expired", 2],
];

export type Admins = readonly [number, number];

/** So many payers whose methods are of all kinds, by chance. */
export const makePayers = (
  db: Db,
  fake: StripeFake,
  count: number,
  chance: Chance,
  mix: Mix = MIX,
): Promise<Admins> =>
  makePayersWith(
    db,
    fake,
    Array.from({ length: count }, () => draw(chance, mix)),
  );

/** Payers with methods of these kinds at the provider, each owing for a November that is over. Answers the admins. */
export async function makePayersWith(
  db: Db,
  fake: StripeFake,
  behaviours: readonly TestBehaviour[],
): Promise<Admins> {
  const count = behaviours.length;
  const methods = behaviours.map((behaviour) => {
    const { customer, method, mandate } = fake.newPayer(behaviour);
    const last4 = method.card?.last4 ?? method.sepa_debit?.last4 ?? "";
    return {
      customer,
      method: method.id,
      kind: method.type,
      label: method.type === "card" ? `Visa ••${last4}` : `IBAN ••${last4}`,
      mandate: mandate?.payment_method_details.sepa_debit?.reference ?? null,
    };
  });
  for (const statement of PEOPLE(count)) await sql.raw(statement).execute(db);
  await sql`
    insert into payers (user_id, provider, customer_ref, method_ref, method_kind, method_label, mandate_reference,
      mandate_creditor_id, method_state, method_since, created_at)
    select n, 'stripe', m.customer, m.method, m.kind, m.label, m.mandate,
      case when m.mandate is null then null else ${CREDITOR_ID} end, 'active', ${LONG_AGO}, ${LONG_AGO}
    from json_to_recordset(${JSON.stringify(methods.map((method, index) => ({ n: index + 1, ...method })))})
      as m (n integer, customer text, method text, kind text, label text, mandate text)
    order by n
  `.execute(db);
  for (const statement of MONTH(count)) await sql.raw(statement).execute(db);
  return [count + BURNERS + 1, count + BURNERS + 2];
}

/** As many of each as the mix says, and of each at least one: a month in which nothing fails has shown nothing. */
export function evenly(count: number, chance: Chance, mix: Mix): TestBehaviour[] {
  const each = mix.flatMap(([behaviour, hundredths]) =>
    Array<TestBehaviour>(Math.max(1, Math.floor((count * hundredths) / 100))).fill(behaviour),
  );
  const rest = Array<TestBehaviour>(Math.max(0, count - each.length)).fill("works");
  return [...each, ...rest]
    .map((behaviour) => ({ behaviour, rank: chance() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ behaviour }) => behaviour);
}

/** By which a payer of these is signed in on any server. */
export const tokenOf = (user: number) => `a-token-of-a-crashing-month-${user}`;

/** Payers who are signed in, some with a second burner, and burners with an odd second run. */
export async function moreOfTheirMonth(db: Db, payers: number): Promise<void> {
  await db
    .insertInto("sessions")
    .values(
      Array.from({ length: payers }, (_, index) => ({
        user_id: index + 1,
        token_hash: hashToken(tokenOf(index + 1)),
        created_at: new Date(LONG_AGO),
      })),
    )
    .execute();
  for (const statement of MORE(payers)) await sql.raw(statement).execute(db);
}

const MORE = (payers: number) => [
  `insert into pledges (payer_id, burner_id, rate_cents, valid)
   select n, ${payers} + 1 + (n + 3) % ${BURNERS}, ${RATES.least} + n * 3 % 17, '[${LONG_AGO},)'
   from generate_series(1, ${payers}) n
   where n % 3 = 0`,
  `insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust, received_at)
   select ${payers} + n, 'manual', 'custom', at, at, false, 101 + 37 * n, 'declared', 101 + 37 * n, 'manual', at
   from generate_series(1, ${BURNERS}) n, (select '2026-11-20T18:30:00Z'::timestamptz as at) evening`,
];

function draw(chance: Chance, mix: Mix): TestBehaviour {
  let left = chance() * 100;
  for (const [behaviour, share] of mix) {
    left -= share;
    if (left < 0) return behaviour;
  }
  return "works";
}

/** Payers come first, then burners, then the two admins. */
const PEOPLE = (payers: number) => [
  `insert into users (email, password_hash, first_name, last_name, created_at, email_confirmed_at)
   select 'p' || n || '@example.org', 'none', 'First', 'Last', '${LONG_AGO}', '${LONG_AGO}'
   from generate_series(1, ${payers + BURNERS + 2}) n order by n`,
  "insert into privacy_settings (user_id) select id from users",
  `insert into organisations (name, short_description, long_description, created_at)
   select 'Organisation ' || n, 'Good', 'Good things', '${LONG_AGO}' from generate_series(1, ${ORGANISATIONS}) n`,
  `insert into user_organisations (user_id, organisation_id, chosen_at)
   select ${payers} + n, 1 + (n + k) % ${ORGANISATIONS}, '${LONG_AGO}'
   from generate_series(1, ${BURNERS}) n, generate_series(1, ${PER_BURNER}) k`,
];

const MONTH = (payers: number) => [
  `insert into pledges (payer_id, burner_id, rate_cents, valid)
   select n, ${payers} + 1 + n % ${BURNERS},
     case when n % ${RATES.highEvery} = 0 then ${RATES.high} else ${RATES.least} + n * 7 % ${RATES.spread} end,
     '[${LONG_AGO},)'
   from generate_series(1, ${payers}) n`,
  `insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust, received_at)
   select ${payers} + n, 'manual', 'custom', at, at, false, ${KCAL}, 'declared', ${KCAL}, 'manual', at
   from generate_series(1, ${BURNERS}) n, (select '2026-11-15T12:00:00Z'::timestamptz as at) noon`,
];
