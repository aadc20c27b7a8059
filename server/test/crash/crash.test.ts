import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { liveThroughCrashes } from "./crash.ts";
import { PHASES } from "./killing/phases.ts";
import { judgeAll, phasesOf } from "./whole-verdict.ts";

// The short version of `npm run crash`.

const CHARGES = 24;
const KILLS = PHASES.length;
const seed = Number(process.env["FAST_CHECK_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

test(`a month in which somebody dies in the middle of every phase charges nobody twice and loses nothing (seed ${seed})`, async () => {
  const { connectionString, drop } = await freshDatabase();
  const options = { connectionString, charges: CHARGES, kills: KILLS, seed, say: () => undefined };
  const crash = await liveThroughCrashes(options);
  try {
    expect((await judgeAll(crash)).filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(phasesOf(crash.killer).filter(({ met }) => met === 0)).toEqual([]);
  } finally {
    expect(await crash.stop()).toEqual([]);
    await drop();
  }
}, 300_000);
