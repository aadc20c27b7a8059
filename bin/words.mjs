// npm run words:export, npm run words:import [-- folder]: the sentences for translators' tools, and back.
import { install, runPinned } from "./prepare.mjs";

install();
process.exitCode = await runPinned(["words/tools/cli.ts", ...process.argv.slice(2)]);
