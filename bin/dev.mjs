// npm run dev: the server restarts on change; Vite serves the app with hot reload and proxies the server's paths. PORT is
// the server's port, WEB_PORT the app's; links in mails and OAuth callbacks lead to the app's.
import { createServer } from "node:net";
import { install, runPinned, say, stop } from "./prepare.mjs";

install();
const { PORT = "3000", WEB_PORT = "5173" } = process.env;
// Asked before either starts: the server would wait for a change of its code, and the app ask whoever has the port.
for (const [name, port] of Object.entries({ PORT, WEB_PORT })) {
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535) stop(`${name} must be a port number`);
  if (await isTaken(port)) stop(`Port ${port} is taken: stop what uses it, or choose another with ${name}.`);
}
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

function isTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(true));
    probe.listen(Number(port), "127.0.0.1", () => probe.close(() => resolve(false)));
  });
}
