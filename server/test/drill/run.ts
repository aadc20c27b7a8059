import { parseArgs } from "node:util";
import { deployDrill } from "./deploy-drill.ts";
import { failoverDrill } from "./failover-drill.ts";
import { pgbouncerDrill } from "./pgbouncer-drill.ts";
import { replicaDrill } from "./replica-drill.ts";
import { testsDrill } from "./tests-drill.ts";
import { MissingPackage } from "./engines/packages.ts";
import { print, say, type Report } from "./report.ts";

// npm run drill -- pgbouncer|replica|failover|deploy|tests [--payers 60] [--restarts 20] [--pool 1] [paths of tests]

type Wanted = { payers: number; seed: number; restarts: number; pool: string; paths: readonly string[] };

const DRILLS: Readonly<Record<string, (wanted: Wanted) => Promise<Report>>> = {
  pgbouncer: pgbouncerDrill,
  replica: replicaDrill,
  failover: failoverDrill,
  deploy: deployDrill,
  tests: testsDrill,
};
/** What takes minutes of the whole suite is asked for by its name. */
const EVERY = Object.keys(DRILLS).filter((name) => name !== "tests");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    payers: { type: "string", default: "60" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    restarts: { type: "string", default: "20" },
    pool: { type: "string", default: "12" },
  },
});
const [first, ...paths] = positionals;
process.exitCode = await runDrills(first === undefined ? EVERY : [first]);

async function runDrills(names: readonly string[]): Promise<number> {
  const wanted = {
    payers: Number(values.payers),
    seed: Number(values.seed),
    restarts: Number(values.restarts),
    pool: values.pool,
    paths,
  };
  let good = true;
  for (const name of names) {
    const drill = DRILLS[name];
    if (drill === undefined) {
      say(`There is no drill ${name}. There are: ${Object.keys(DRILLS).join(", ")}.`);
      return 2;
    }
    say(`\n== ${name} (seed ${wanted.seed})`);
    try {
      good = print(name, await drill(wanted)) && good;
    } catch (error) {
      if (!(error instanceof MissingPackage)) throw error;
      say(error.message);
      return 2;
    }
  }
  return good ? 0 : 1;
}
