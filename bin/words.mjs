// npm run words:export, words:import [-- folder], words:done -- KEY…: the words for translators' tools and back, and what
// was looked at.
import { install, runPinned } from "./prepare.mjs";

install();
process.exitCode = await runPinned(["words/tools/cli.ts", ...process.argv.slice(2)]);
