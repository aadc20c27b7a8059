// npm run words:export, npm run words:import [-- folder]: exports the words for translation tools, and imports them.
import { install, runPinned } from "./prepare.mjs";

install();
process.exitCode = await runPinned(["words/tools/cli.ts", ...process.argv.slice(2)]);
