import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Db } from "../../src/db/client.ts";
import { freshDatabase } from "../support/database.ts";
import { SIZES } from "../support/size.ts";
import { liveThroughCrashes, type Crash } from "./crash.ts";
import { WRONGS } from "./oracle/finding.ts";
import { judge, type Verdict } from "./oracle/judge.ts";
import { FAULTS, type Fault } from "./oracle/planted-faults.ts";
import { judgeAll, witnessesOf } from "./whole-verdict.ts";

// The short version of `npm run crash`: somebody dies in three of the phases. Then one thing after another goes wrong behind
// everybody's back, and whoever judges must find it by its name, and nothing else.

const { charges, kills, seed } = SIZES.crash;

let crash: Crash;
let owner: { db: Db; close: () => Promise<void> };
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase();
  ({ drop } = database);
  owner = openDatabase(database.ownerString, { max: 1, onLost: () => undefined });
  const { connectionString } = database;
  crash = await liveThroughCrashes({
    connectionString,
    charges,
    kills,
    seed,
    say: () => undefined,
  });
});
afterAll(async () => {
  await crash.stop();
  await owner.close();
  await drop();
});

const wrongOf = (verdicts: readonly Verdict[]) => verdicts.filter(({ wrong }) => wrong.length > 0);

test(`a month in which somebody dies again and again charges nobody twice and loses nothing (seed ${seed})`, async () => {
  expect(wrongOf(await judgeAll(crash))).toEqual([]);
});

test.each(FAULTS)("$name: it is found as “$found”, and as nothing else", async (fault) => {
  expect(wrongOf(await judgedWith(fault))).toEqual([{ what: fault.found, wrong: expect.anything() }]);
});

test("whatever is looked for was planted once", () => {
  const planted = new Set(FAULTS.map(({ found }) => found));
  expect(WRONGS.filter((wrong) => !planted.has(wrong))).toEqual([]);
});

class Undone extends Error {}

/** As the owner, whom no trigger stops; nothing of it stays. */
async function judgedWith({ plant }: Fault): Promise<Verdict[]> {
  let verdicts: Verdict[] = [];
  const planted = owner.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const undo = await plant(tx, crash);
    verdicts = await judge(tx, witnessesOf(crash));
    undo?.();
    throw new Undone();
  });
  await expect(planted).rejects.toBeInstanceOf(Undone);
  return verdicts;
}
