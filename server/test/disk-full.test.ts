import { sql } from "kysely";
import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { useProduct } from "./support/product.ts";
import { judgeFacts } from "../src/features/operation/judge-facts.ts";
import { diskFull } from "../src/features/operation/facts.queries.ts";
import { factsReader } from "../src/features/operation/read-facts.ts";
import { runDueSteps } from "../src/jobs/due-steps.ts";
import { findsNoRoom, WRITES_A_FILE } from "../src/db/disk-full.ts";

// A full disk is PostgreSQL's to find; what follows from it is ours. Seen on a real one: alarms.md#kalivodatabasediskfull.

const kalivo = useProduct();
/** As the driver makes it of what PostgreSQL says. */
const refusedWith = (code: string, message = "No space left on device") =>
  Object.assign(new DatabaseError(message, 1, "error"), { code });
/** A step that PostgreSQL refuses so. */
const failing = (code: string) => ({
  lane: "watch" as const,
  name: code,
  run: () => Promise.reject(refusedWith(code)),
});
const NOW = { real: new Date(), product: new Date() };

test("what is tried writes a file of eight megabytes and more, and changes nothing", async () => {
  const [little, pages] = WRITES_A_FILE;
  const plan = await kalivo.product.services.db.transaction().execute(async (tx) => {
    await sql.raw(little).execute(tx);
    const { rows } = await sql
      .raw<{ "QUERY PLAN": unknown }>(`explain (analyze, buffers, format json) ${pages}`)
      .execute(tx);
    return JSON.stringify(rows);
  });
  const [, blocks = "0"] = /"Temp Written Blocks":(\d+)/.exec(plan) ?? [];
  expect(Number(blocks)).toBeGreaterThanOrEqual(1024);
  expect(await diskFull(kalivo.product.services.db)).toBe(false);
});

test("no room is told from every other refusal", async () => {
  expect(await findsNoRoom(() => Promise.reject(refusedWith("53100")))).toBe(true);
  const beginning = refusedWith("XX000", "could not write init file");
  expect(await findsNoRoom(() => Promise.reject(beginning))).toBe(true);
  const other = refusedWith("57014");
  await expect(findsNoRoom(() => Promise.reject(other))).rejects.toBe(other);
});

test("it is critical, also where PostgreSQL takes no connection for it", async () => {
  const { services } = kalivo.product;
  const known = await factsReader(services)();
  expect(judgeFacts({ ...known, disk_full: true }, NOW)).toContainEqual(
    expect.objectContaining({
      check: "database disk",
      level: "fail",
      found: "the database's disk is full",
      todo: expect.stringContaining("docs/operate/alarms.md#kalivodatabasediskfull"),
    }),
  );
  expect(judgeFacts({ disk_full: true }, NOW).map(({ check, level }) => [check, level])).toEqual([
    ["database", "fail"],
    ["database disk", "fail"],
  ]);
});

test("a step that fails for it says so in the log", async () => {
  const said: string[] = [];
  const { services } = kalivo.product;
  const log: typeof services.log = Object.assign(Object.create(services.log), {
    child: () => log,
    error: (_: object, line: string) => void said.push(line),
  });
  await runDueSteps([failing("53100"), failing("57014")], { ...services, log });
  expect(said).toEqual([
    "a due step failed because the database's disk is full, and will be tried again",
    "a due step failed and will be tried again",
  ]);
});
