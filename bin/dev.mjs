// npm run dev: the server restarts on change, Vite serves the app with hot reload and passes calls on to it.
import { install, runPinned, say } from "./prepare.mjs";

install();
say("The app with hot reload: http://localhost:5173 (calls go to http://localhost:3000)");
const both = await Promise.all([
  runPinned([
    "--watch-path=server/src",
    "--watch-path=contract/src",
    "--watch-path=domain/src",
    "--watch-path=words/src",
    "server/src/cli.ts",
    "serve",
  ]),
  runPinned(["node_modules/vite/bin/vite.js", "web"]),
]);
process.exitCode = Math.max(...both);
