// npm run kalivo -- <command>: the operator's commands.
import { install, runPinned } from "./prepare.mjs";

install();
process.exitCode = await runPinned(["server/src/cli.ts", ...process.argv.slice(2)]);
