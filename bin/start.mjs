// npm start: installs, builds, then serves the app with its own database. Ctrl-C stops everything.
import { buildWeb, install, runPinned } from "./prepare.mjs";

install();
buildWeb();
process.exitCode = await runPinned(["server/src/cli.ts", "serve"]);
