// npm run screenshots [-- fr]: writes pictures of every screen to screenshots/, for review.
import { findChromium } from "./chromium.mjs";
import { buildWeb, install, runPinned, stop } from "./prepare.mjs";

install();
buildWeb();
const chromium = await findChromium();
if (chromium.problem) stop(chromium.problem);
Object.assign(process.env, chromium.env);
process.exitCode = await runPinned(["e2e/screenshots/take.ts", ...process.argv.slice(2)]);
