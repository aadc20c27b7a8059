import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../support/process.ts";

// deploy/until-ready.sh: a start returns when the process serves, and is over when the process is.

const SCRIPT = join(import.meta.dirname, "../../../deploy/until-ready.sh");
const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
});

/** A process that runs until it is ended. */
function someProcess() {
  const main = spawn("sleep", ["60"]);
  undo.push(() => main.kill());
  return main;
}

async function waitFor(port: number, pid: number | undefined) {
  const script = spawn("sh", [SCRIPT, `${port}`], {
    env: { PATH: process.env["PATH"], MAINPID: String(pid) },
  });
  undo.push(() => script.kill());
  const [status] = await once(script, "exit");
  return Number(status);
}

async function answering(port: number, status: () => number) {
  const server = createServer((_, reply) => reply.writeHead(status()).end());
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  undo.push(() => server.close());
}

test("it ends when the process says that it is ready, not when it says that it is not yet", async () => {
  const port = await freePort();
  const said: number[] = [];
  await answering(port, () => {
    said.push(said.length < 2 ? 503 : 200);
    return said.at(-1) ?? 0;
  });
  expect(await waitFor(port, someProcess().pid)).toBe(0);
  expect(said).toEqual([503, 503, 200]);
});

test("it ends as soon as the process is gone, that nobody waits for what will not come", async () => {
  const main = someProcess();
  const port = await freePort();
  const waiting = waitFor(port, main.pid);
  main.kill();
  expect(await waiting).toBe(1);
});

test("another process that answers at that port makes none ready that is gone", async () => {
  const main = someProcess();
  main.kill();
  await once(main, "exit");
  const port = await freePort();
  await answering(port, () => 200);
  expect(await waitFor(port, main.pid)).toBe(1);
});
