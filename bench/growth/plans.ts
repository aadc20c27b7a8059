import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "../cluster.ts";

/** What PostgreSQL did for one call: each statement with its time and the pages it looked at. */
export type Bare = { milliseconds: number; pages: number; worst: Statement | undefined };
export type Statement = { text: string; milliseconds: number; pages: number };

const BEGUN = [
  "load 'auto_explain'",
  "alter system set auto_explain.log_min_duration = 0",
  "alter system set auto_explain.log_analyze = on",
  "alter system set auto_explain.log_timing = off",
  "alter system set auto_explain.log_buffers = on",
  "alter system set auto_explain.log_format = json",
  "select pg_reload_conf()",
];
const ENDED = ["alter system reset all", "select pg_reload_conf()"];

/** While this runs every statement is explained in the log; `ask` answers with what came of a call. */
export async function explaining(
  connectionString: string,
  dataDir: string,
  asking: (bareOf: (ask: () => Promise<void>) => Promise<Bare>) => Promise<void>,
): Promise<void> {
  const log = join(dataDir, "postgres.log");
  const bareOf = async (ask: () => Promise<void>): Promise<Bare> => {
    const from = statSync(log).size;
    await ask();
    return added(statementsIn(readFrom(log, from)));
  };
  await run(connectionString, BEGUN);
  try {
    await asking(bareOf);
  } finally {
    await run(connectionString, ENDED);
  }
}

function added(statements: readonly Statement[]): Bare {
  const sum = (of: (statement: Statement) => number) => statements.reduce((whole, one) => whole + of(one), 0);
  return {
    milliseconds: sum(({ milliseconds }) => milliseconds),
    pages: sum(({ pages }) => pages),
    worst: statements.toSorted((a, b) => b.pages - a.pages)[0],
  };
}

function readFrom(file: string, from: number): string {
  const content = Buffer.alloc(statSync(file).size - from);
  const handle = openSync(file, "r");
  readSync(handle, content, 0, content.length, from);
  closeSync(handle);
  return content.toString("utf8");
}

type Explained = {
  "Query Text": string;
  Plan: { "Shared Hit Blocks"?: number; "Shared Read Blocks"?: number };
};

function statementsIn(log: string): Statement[] {
  return [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(
    ([, milliseconds, plan = ""]) => {
      const { Plan: root, "Query Text": text }: Explained = JSON.parse(plan.replaceAll(/^\t/gm, ""));
      return {
        text: text.trim().replaceAll(/\s+/g, " "),
        milliseconds: Number(milliseconds),
        pages: (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0),
      };
    },
  );
}
