import { sql } from "kysely";
import { expect, test } from "vitest";
import { newPayer, newPerson, useDatabase } from "#server-test/support/month-world.ts";
import { newRest } from "#server-test/support/rests.ts";
import { piecesWithin } from "./price.queries.ts";

const world = useDatabase();

const YEAR = "tstzrange('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')";

/** Every bound of a version, a method or a stop, and a microsecond before and after each. */
const INSTANTS = sql.raw(`
  select bound + shift * interval '1 microsecond' as at
  from (
    select lower(valid) as bound from pledges
    union select upper(valid) from pledges
    union select method_since from payers
    union select lower(during) from payer_stops
    union select upper(during) from payer_stops
    union select lower(during) from rests
    union select upper(during) from rests
  ) bounds, generate_series(-1, 1) shift
  where bound is not null`);

test("effort is priced by the versions that run, with a method and while nobody pauses, to the microsecond", async () => {
  const { db } = world;
  const burner = await newPerson(db);
  const method = new Date("2026-03-01T00:00:00Z");
  const [begun, waiting] = [
    await newPayer(db, { methodSince: method }),
    await newPayer(db, { methodSince: null }),
  ];
  await sql`
    insert into pledges (payer_id, burner_id, rate_cents, valid)
    select payer, ${burner}, rate, valid::tstzrange
    from unnest(array[${begun}, ${waiting}]::integer[]) payer,
      (values
        (10, '[2026-01-10T00:00:00Z, 2026-02-01T00:00:00Z)'), (20, '[2026-02-01T00:00:00Z, 2026-05-01T00:00:00Z)'),
        (30, '[2026-05-01T00:00:00Z, 2026-06-01T00:00:00Z)'), (40, '[2026-07-01T00:00:00Z,)')
      ) version (rate, valid)
  `.execute(db);
  await sql`
    insert into payer_stops (payer_id, kind, during, ended_by)
    values (${begun}, 'pause', '[2026-04-01T00:00:00Z, 2026-04-10T00:00:00Z)', 'payment'),
      (${begun}, 'dispute', '[2026-04-05T00:00:00Z, 2026-06-15T00:00:00Z)', 'payment'),
      (${begun}, 'pause', '[2026-08-01T00:00:00Z, 2026-08-02T00:00:00Z)', 'payment')
  `.execute(db);
  for (const [from, until] of [
    ["2026-05-20T00:00:00Z", "2026-05-25T00:00:00Z"],
    ["2026-07-20T00:00:00Z", "2026-08-01T12:00:00Z"],
    ["2026-09-01T00:00:00Z", "2026-09-02T00:00:00Z"],
  ] as const)
    await newRest(db, { burnerId: burner, from, until });
  type Row = { at: Date; wanted: string | null; priced: string | null };
  const { rows } = await sql<Row>`
    with ${sql.raw(piecesWithin(YEAR, { pledges: "true", stops: "true", rests: "true" }))}
    select i.at,
      (
        select string_agg(concat_ws(':', p.payer_id, p.rate_cents), ' ')
        from pledges p
        join payers y on y.id = p.payer_id
        where p.valid @> i.at
          and i.at > y.method_since
          and not exists (select from payer_stops s where s.payer_id = p.payer_id and s.during @> i.at)
          and not exists (select from rests r where r.user_id = p.burner_id and r.during @> i.at)
      ) as wanted,
      (
        select string_agg(concat_ws(':', payer_id, rate_cents), ' ')
        from pieces
        where piece @> i.at
      ) as priced
    from (${INSTANTS}) i
  `.execute(db);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ wanted, priced }) => wanted !== priced)).toEqual([]);
  expect(new Set(rows.map(({ wanted }) => wanted))).toEqual(new Set([null, `${begun}:20`, `${begun}:40`]));
});
