// npm run crash: runs a month whose workers are killed at random, then checks all books.
import { install, runPinned } from "./prepare.mjs";

install();
process.exitCode = await runPinned(["server/test/crash/run.ts", ...process.argv.slice(2)]);
