// npm run crash: lives through a month whose workers are killed without warning, then compares all books.
import { install, runPinned } from "./prepare.mjs";

install();
process.exitCode = await runPinned(["server/test/crash/run.ts", ...process.argv.slice(2)]);
