// npm run dev: the server restarts on change; Vite serves the app with hot reload and proxies the server's paths. PORT is
// the server's port, WEB_PORT the app's; links in mails and OAuth callbacks lead to the app's.
import { install, runPinned, say } from "./prepare.mjs";

install();
const { PORT = "3000", WEB_PORT = "5173" } = process.env;
const app = `http://localhost:${WEB_PORT}`;
say(`The app with hot reload: ${app} (the server behind it: http://localhost:${PORT})`);
const both = await Promise.all([
  runPinned(
    [
      "--watch-path=server/src",
      "--watch-path=demo/src",
      "--watch-path=contract/src",
      "--watch-path=domain/src",
      "--watch-path=words/src",
      "server/src/cli.ts",
      "serve",
    ],
    { env: { PUBLIC_URL: app, ...process.env, PORT } },
  ),
  runPinned(["node_modules/vite/bin/vite.js", "web", "--port", WEB_PORT, "--strictPort"], {
    env: { ...process.env, KALIVO_SERVER: `http://127.0.0.1:${PORT}` },
  }),
]);
process.exitCode = Math.max(...both);
