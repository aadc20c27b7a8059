// npm run storm: runs a month with every kind of infrastructure failure in each of its phases.
import { spawnSync } from "node:child_process";
import { install, runPinned } from "./prepare.mjs";

install();
const script = ["server/test/storm/run.ts", ...process.argv.slice(2)];
process.exitCode = await runPinned(script, {}, mountsOfItsOwn());

/** For the test of a full disk: mounts in a private namespace, where the machine allows it. */
function mountsOfItsOwn() {
  const command = ["unshare", ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]), "--mount"];
  const [program, ...args] = command;
  return spawnSync(program, [...args, "true"]).status === 0 ? command : [];
}
