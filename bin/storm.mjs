// npm run storm: a month lived through every trouble of its surroundings, in each of its phases.
import { spawnSync } from "node:child_process";
import { install, runPinned } from "./prepare.mjs";

install();
const script = ["server/test/storm/run.ts", ...process.argv.slice(2)];
process.exitCode = await runPinned(script, {}, mountsOfItsOwn());

/** For a disk that is full: where the machine allows it, whoever calls may mount one that nobody else sees. */
function mountsOfItsOwn() {
  const command = ["unshare", ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]), "--mount"];
  const [program, ...args] = command;
  return spawnSync(program, [...args, "true"]).status === 0 ? command : [];
}
