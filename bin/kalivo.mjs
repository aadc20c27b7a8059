// npm run kalivo -- <command>: the operator's commands.
import { buildWeb, install, runPinned } from "./prepare.mjs";

const asked = process.argv.slice(2);
install();
if (asked[0] === "serve") buildWeb();
process.exitCode = await runPinned(["server/src/cli.ts", ...asked]);
