// npm run drill [pgbouncer|replica|failover|deploy|tests]: sets up the distribution's engines on this machine and runs a month
// through them.
import { install, runPinned } from "./prepare.mjs";

install();
process.exitCode = await runPinned(["server/test/drill/run.ts", ...process.argv.slice(2)]);
