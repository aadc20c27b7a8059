import { expect, test } from "vitest";
import { useHostileHand } from "#server-test/support/hostile-hand.ts";

// What follows from what was written before: the statements of a careless hand (0213, 0214).

const hand = useHostileHand();

const STAYS = "nothing was refused";
const refusal = hand.refusalOfProduct;
const ended = (at: string) =>
  `update pledges set valid = tstzrange(lower(valid), '${at}') where upper_inf(valid)`;

test("a pledge that ends in a month that was billed with it", async () => {
  expect(await refusal(ended("2026-11-20T00:00:00Z"))).toMatch(
    /^pledge \d+ ends in no month that was billed$/u,
  );
  expect(await refusal(ended("2026-12-05T00:00:00Z"))).toBe(STAYS);
});

test("a notice that is older than the one before", async () => {
  const { open } = hand.month;
  const anew = `update charges set state = 'planned', notice_no = notice_no + 1 where id = ${open}`;
  const notice = `update charges set state = 'notified', notified_at = '2026-11-27T06:00:00Z', due_at = '2026-12-01T08:00:00Z'
    where id = ${open}`;
  expect(await refusal(anew, notice)).toBe(`charge ${open} had a later notice`);
});

test("a cast of one's own in place of the one that a guard uses", async () => {
  const [line, organisation] = [
    "(select min(id) from statement_lines)",
    "(select max(id) from organisations)",
  ];
  const cast = [
    "create type pg_temp.xid as enum ('same')",
    "create function pg_temp.same(xid8) returns pg_temp.xid language sql immutable return 'same'::pg_temp.xid",
    "create cast (xid8 as pg_temp.xid) with function pg_temp.same(xid8)",
    "create function pg_temp.never(pg_catalog.xid, pg_temp.xid) returns boolean language sql immutable return null::boolean",
    "create operator pg_temp.<> (leftarg = pg_catalog.xid, rightarg = pg_temp.xid, function = pg_temp.never)",
  ];
  const added = `insert into allocations (line_id, organisation_id, amount_cents) values (${line}, ${organisation}, 1)`;
  expect(await refusal(...cast, added)).toMatch(
    /has its organisations already|permission denied|duplicate key/u,
  );
});
