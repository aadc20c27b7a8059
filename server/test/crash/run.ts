import { parseArgs } from "node:util";
import { makeCluster } from "../../../bench/cluster.ts";
import { liveThroughCrashes } from "./crash.ts";
import { summarise, tableOf } from "./summary.ts";
import { judgeAll, phasesOf } from "./whole-verdict.ts";

// npm run crash -- --charges 500 --kills 120 --seed 1

const { values } = parseArgs({
  options: {
    charges: { type: "string", default: "500" },
    kills: { type: "string", default: "120" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const [charges = 0, kills = 0, seed = 0] = [values.charges, values.kills, values.seed].map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

const began = performance.now();
const cluster = await makeCluster("crash");
try {
  say(`${charges} charges, ${kills} kills, seed ${seed}`);
  const connectionString = cluster.productString("crash");
  const crash = await liveThroughCrashes({ connectionString, charges, kills, seed, say });
  const findings = await judgeAll(crash);
  for (const line of await summarise(crash.product.services.db, crash.fake)) say(line);
  for (const line of tableOf(phasesOf(crash.killer))) say(line);
  await crash.stop();
  for (const { what, wrong } of findings) {
    say(`${wrong.length === 0 ? "  ok  " : "FAILED"}  ${what}: ${wrong.length}`);
    for (const one of wrong.slice(0, 10)) say(`        ${one}`);
  }
  process.exitCode = findings.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
} finally {
  await cluster.stop();
}
say(`It took ${Math.round((performance.now() - began) / 1000)} s.`);
