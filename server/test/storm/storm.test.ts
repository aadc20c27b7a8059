import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { SIZES } from "../support/size.ts";
import { liveThrough } from "./cell.ts";
import { TROUBLES } from "./troubles.ts";

// The short version of `npm run storm`: no figure of time is judged here.

const { payers, felt: FELT, seed } = SIZES.storm;
const SHORT = ["database away", "connections terminated", "worker killed"];

test.each(SHORT)(
  "%s in the middle of a close: the month is closed, announced and collected once, and every process ends when it is told to",
  async (kind) => {
    const trouble = TROUBLES.find((one) => one.kind === kind);
    if (trouble === undefined) throw new Error(`there is no ${kind}`);
    const { connectionString, drop } = await freshDatabase();
    // A trouble lasts until somebody has met it so often.
    const lasts = async (felt: () => number) => {
      const enough = trouble.seconds === 0 ? 0 : FELT;
      while (felt() < enough) await pause(20);
    };
    const outcome = await liveThrough({
      connectionString,
      payers,
      seed,
      trouble,
      phase: "close",
      lasts,
      patienceMs: Number.POSITIVE_INFINITY,
    });
    expect(outcome).toMatchObject({ wrong: [], doubled: 0, lost: 0 });
    await drop();
  },
);
