import pg from "pg";
import { openDatabase } from "../server/src/db/client.ts";
import { closeMonth } from "../server/src/features/billing/close/close-month.ts";
import { makeWorld, SIZE } from "./close-world.ts";

// The close of a month beside one plain SQL script that writes the same statements, lines, parts and shares.
// Both work on a fresh copy of the same database, so on the same tables with the same indexes and constraints.
// The close does more: it holds the period, decides about minimum, ceiling and carrying, and makes the charges.

const MONTH = 202611;
const NOW = new Date("2026-12-01T05:00:00Z");
const ROUNDS = 3;
const WANTED_RATIO = 1.5;
const WANTED_MEGABYTES = 200;

const PLAIN = `
  begin;
  insert into billing_periods (id, starts_at, ends_at) values (${MONTH}, '2026-11-01T00:00:00+01', '2026-12-01T00:00:00+01');
  create temporary table parts on commit drop as
  select p.payer_id, p.burner_id, p.rate_cents, p.cap_cents, sum(w.kcal_counted)::bigint as kcal
  from workouts w
  join pledges p on p.burner_id = w.user_id and p.valid @> w.end_utc
  where w.period_id = ${MONTH} and w.kcal_counted > 0 and (not p.synced_only or w.trust = 'provider')
  group by p.payer_id, p.burner_id, p.rate_cents, p.cap_cents;
  analyze parts;
  insert into statements (payer_id, period_id, created_at) select distinct payer_id, ${MONTH}, now() from parts;
  insert into statement_lines (statement_id, billed_in, period_id, payer_id, burner_id, kcal, raw_units, cap_cents, computed_cents, due_cents)
  select s.id, s.id, ${MONTH}, p.payer_id, p.burner_id, p.kcal, p.kcal * p.rate_cents, p.cap_cents, owed.cents, owed.cents
  from parts p
  join statements s on s.payer_id = p.payer_id and s.period_id = ${MONTH}
  cross join lateral (select least(p.kcal * p.rate_cents / 100, coalesce(p.cap_cents, p.kcal * p.rate_cents / 100)) as cents) owed
  order by p.payer_id, p.burner_id;
  analyze statement_lines;
  insert into line_parts (line_id, rate_cents, kcal)
  select l.id, p.rate_cents, p.kcal
  from parts p
  join statement_lines l on l.period_id = ${MONTH} and l.payer_id = p.payer_id and l.burner_id = p.burner_id;
  insert into allocations (line_id, organisation_id, amount_cents)
  select line_id, organisation_id,
    due_cents / shares + (row_number() over (partition by line_id order by tie_rank(line_id, organisation_id), organisation_id) <= due_cents % shares)::int
  from (
    select l.id as line_id, o.organisation_id, l.due_cents, count(*) over (partition by l.id) as shares
    from statement_lines l
    join user_organisations o on o.user_id = l.burner_id
    where l.period_id = ${MONTH}
  ) split;
  commit;
`;

const WRITTEN = `
  select (select count(*) from workouts where period_id = ${MONTH}) as workouts,
    (select count(*) from statements) as statements,
    (select count(*) || ' of ' || sum(due_cents) from statement_lines) as lines,
    (select count(*) || ' of ' || sum(kcal * rate_cents) from line_parts) as parts,
    (select count(*) || ' of ' || sum(amount_cents) from allocations) as shares
`;

type Measured = { ms: number; written: Record<string, unknown> };

async function measurePlain(connectionString: string): Promise<Measured> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const began = performance.now();
  await client.query(PLAIN);
  const ms = performance.now() - began;
  const { rows } = await client.query(WRITTEN);
  await client.end();
  return { ms, written: rows[0] };
}

async function measureClose(connectionString: string): Promise<Measured> {
  const { db, pool, close } = openDatabase(connectionString, { onLost: () => undefined });
  const began = performance.now();
  const outcome = await closeMonth(db, MONTH, NOW);
  const ms = performance.now() - began;
  if (outcome.kind !== "closed") throw new Error(`the close answered ${outcome.kind}`);
  const { rows } = await pool.query<Record<string, bigint | string>>(WRITTEN);
  await close();
  return {
    ms,
    written: Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, `${value}`])),
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const world = await makeWorld();
try {
  console.log(
    `${SIZE.pledges} pledges, ${SIZE.workouts} workouts, ${SIZE.pledges * SIZE.perBurner} shares; ${ROUNDS} rounds, each on fresh copies\n`,
  );
  const plain: number[] = [];
  const close: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const results: Measured[] = [];
    for (const measure of [measurePlain, measureClose]) {
      const copy = await world.copy(`round_${round}_${results.length}`);
      results.push(await measure(copy.connectionString));
      await copy.drop();
    }
    const [script, product] = results;
    if (script === undefined || product === undefined) throw new Error("a round without its two results");
    if (JSON.stringify(script.written) !== JSON.stringify(product.written)) {
      throw new Error(
        `not the same rows: ${JSON.stringify(script.written)} and ${JSON.stringify(product.written)}`,
      );
    }
    plain.push(script.ms);
    close.push(product.ms);
    console.log(
      `round ${round}: plain SQL ${seconds(script.ms)}, close ${seconds(product.ms)}, ratio ${(product.ms / script.ms).toFixed(2)}`,
    );
    if (round === 1) console.log(`         both wrote ${JSON.stringify(script.written)}`);
  }
  const ratio = median(close) / median(plain);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(
    `\nmedian: plain SQL ${seconds(median(plain))}, close ${seconds(median(close))}, ratio ${ratio.toFixed(2)} (wanted at most ${WANTED_RATIO})`,
  );
  console.log(`peak memory of Node: ${megabytes.toFixed(0)} MB (wanted below ${WANTED_MEGABYTES})`);
  process.exitCode = ratio <= WANTED_RATIO && megabytes < WANTED_MEGABYTES ? 0 : 1;
} finally {
  await world.stop();
}
