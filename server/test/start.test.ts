import * as api from "@kalivo/contract/api-paths.ts";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { kalivoHere } from "./support/kalivo-here.ts";
import { freePort, kalivoCommand, printed, takenPort } from "./support/process.ts";

const folder = mkdtempSync(join(tmpdir(), "kalivo-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serve = async () => {
  const port = await freePort();
  const command = kalivoCommand(["serve"], {
    DATA_DIR: folder,
    PORT: String(port),
    HOST: "127.0.0.1",
    DEMO: "1",
    LOG_LEVEL: "info",
  });
  await printed(command, "Ctrl-C stops everything");
  return { ...command, origin: `http://127.0.0.1:${port}` };
};

/** What a start said of the schema. */
const migrationsTold = (output: string): string[] =>
  Array.from(output.matchAll(/"msg":"([^"]*migrat[^"]*)"/g), ([, line = ""]) => line);

const register = (origin: string, email: string) =>
  fetch(`${origin}${api.register}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ first_name: "Kill", last_name: "Nine", email, password: "survives", codes: [] }),
  });
const signIn = (origin: string, email: string) =>
  fetch(`${origin}${api.signIn}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "survives" }),
  });

async function reset(env: Record<string, string> = {}) {
  const { code, output } = await kalivoHere(["demo", "reset"], { DATA_DIR: folder, ...env });
  return [code, output.trim()];
}

test("a killed product starts again on its data and has lost nothing, and can be reset once it has stopped", async () => {
  const first = await serve();
  expect((await register(first.origin, "kept@kalivo.example")).status).toBe(201);
  expect(migrationsTold(first.output())).toEqual([
    expect.stringMatching(/^\d{2,} migrations, from nothing$/),
  ]);
  first.child.kill("SIGKILL");
  await first.ended;

  const second = await serve();
  expect(migrationsTold(second.output())).toEqual([]);
  expect((await signIn(second.origin, "kept@kalivo.example")).status).toBe(200);
  expect((await signIn(second.origin, "nobody@kalivo.example")).status).toBe(404);
  expect(await reset()).toEqual([1, `The database in ${folder} is in use: stop what runs on it first.`]);
  second.child.kill("SIGTERM");
  expect((await second.ended).code).toBe(0);
  expect(await reset()).toEqual([0, "The demo is gone. The next start makes a new one."]);
  expect(readdirSync(folder)).toEqual(["pg.lock"]);
});

test("only a demo in the built-in database is reset", async () => {
  expect(await reset({ DEMO: "1", DATABASE_URL: "postgres://nowhere/kalivo" })).toEqual([
    2,
    "DATABASE_URL names a database of its own: empty it by hand.",
  ]);
  expect(await reset()).toEqual([0, "There is no demo here."]);
});

test("a taken port is one clear sentence with its variable, and code 2", async () => {
  const { port, server } = await takenPort();
  const taken = String(port);
  const web = await kalivoCommand(["serve"], { PORT: taken, DATA_DIR: folder }).ended;
  const worker = await kalivoHere(["worker"], { WORKER_PORT: taken, DATA_DIR: folder });
  server.close();
  expect([web, worker]).toEqual([
    {
      code: 2,
      output: `Port ${port} is taken: stop what uses it, or choose another with PORT=3001 npm start.\n`,
    },
    {
      code: 2,
      output: `Port ${port} is taken: stop what uses it, or choose another with WORKER_PORT.\n`,
    },
  ]);
});

test.each([
  ["203.0.113.7", "is no address of this machine"], // of a network for documents (RFC 5737)
  ["kalivo..nowhere", "is a name that leads nowhere"],
  ["fe80::1", "cannot be listened on (EINVAL)"],
])("HOST=%s %s: one sentence with what to do, and code 2", async (HOST, why) => {
  const said = {
    code: 2,
    output: `HOST=${HOST} ${why}: set an address of this machine, 127.0.0.1 for this machine alone, or 0.0.0.0 for all that it has.\n`,
  };
  expect(await kalivoHere(["serve"], { HOST, PORT: "0", DATA_DIR: folder })).toEqual(said);
  const port = String(await freePort());
  expect(await kalivoHere(["worker"], { HOST, WORKER_PORT: port, DATA_DIR: folder })).toEqual(said);
});

test("a wrong variable is one clear sentence and a non-zero exit", async () => {
  const { code, output } = await kalivoCommand(["serve"], { DEMO: "maybe" }).ended;
  expect([code, output.trim()]).toEqual([2, "DEMO must be 0 or 1"]);
});

test("an unknown command lists those there are", async () => {
  const { code, output } = await kalivoHere(["bake"], {});
  expect(code).toBe(2);
  expect(output).toContain("There is no command bake.");
  expect(output).toContain("billing close");
});

test("every command explains itself", async () => {
  const { code, output } = await kalivoHere(["serve", "--help"], {});
  expect(code).toBe(0);
  expect(output).toContain("kalivo serve [--no-jobs]");
});
