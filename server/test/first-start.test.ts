import * as api from "@kalivo/contract/api-paths.ts";
import { PassThrough } from "node:stream";
import { Token } from "@kalivo/contract/routes/sign-in.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { systemClock } from "../src/adapters/clock/system-clock.ts";
import { association } from "../src/cli/association.ts";
import { readConfig, type Config } from "../src/config/config.ts";
import { openDatabase, type Database } from "../src/db/client.ts";
import { askOperator, StoppedAsking } from "../src/features/setup/ask-operator.ts";
import { firstStart, knownAssociation, type Operator } from "../src/features/setup/first-start.ts";
import { freshDatabase, type TestDatabase } from "./support/database.ts";
import { freePort, kalivoCommand, printed } from "./support/process.ts";
import { TEST_KEY } from "./support/product.ts";

const SAID = {
  ASSOCIATION_NAME: "Ons Huis vzw",
  ASSOCIATION_MAIL: "info@onshuis.example",
  FIRST_ADMIN: "an.peeters@onshuis.example",
};
const ALL = ["ASSOCIATION_NAME", "ASSOCIATION_MAIL", "FIRST_ADMIN"] as const;

const NOTHING_SAID = {
  associationName: null,
  associationMail: null,
  firstAdmin: null,
  associationAddress: null,
  associationNumber: null,
};

let operated: TestDatabase;
let asked: TestDatabase;
let database: Database;

beforeAll(async () => {
  [operated, asked] = await Promise.all([freshDatabase(), freshDatabase()]);
  database = openDatabase(asked.ownerString, { onLost: () => undefined });
});
afterAll(async () => {
  await database.close();
  await Promise.all([operated.drop(), asked.drop()]);
});

const configured = (env: Record<string, string> = {}): Config =>
  readConfig({
    DEMO: "0",
    DATABASE_URL: asked.connectionString,
    PUBLIC_URL: "https://x.example",
    SECRET_KEYS: TEST_KEY,
    ...env,
  });

const post = (origin: string, path: string, data: object) =>
  fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });

test("an operator starts it by command: told what is missing, then how to get the link that makes them the admin", async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const production = {
    DEMO: "0",
    DATABASE_URL: operated.connectionString,
    PUBLIC_URL: origin,
    SECRET_KEYS: TEST_KEY,
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  const { ASSOCIATION_NAME: name, ...others } = SAID;
  const refused = kalivoCommand(["serve"], { ...production, ASSOCIATION_NAME: name });
  expect(await refused.ended).toEqual({
    code: 2,
    output:
      "The first start without the demo needs ASSOCIATION_MAIL and FIRST_ADMIN: set what is missing, or start in a terminal, which asks.\n",
  });
  const first = kalivoCommand(["serve", "--no-jobs"], {
    ...production,
    ASSOCIATION_NAME: name,
    ...others,
  });
  await printed(first, "Ctrl-C stops everything");
  expect(first.output()).toContain("kalivo person link");
  expect(first.output()).not.toMatch(/@onshuis\.example|\/reset\//); // a log has neither address nor token
  const link = await kalivoCommand(["person", "link", SAID.FIRST_ADMIN], production).ended;
  const [, token = ""] = /\/reset\/([\w.-]+)/.exec(link.output) ?? [];
  expect((await post(origin, api.resetPassword, { token, password: "correct horse" })).status).toBe(200);
  const signedIn = await post(origin, api.signIn, {
    email: SAID.FIRST_ADMIN,
    password: "correct horse",
  });
  const { token: session } = Token.parse(await signedIn.json());
  expect(await (await fetch(`${origin}${api.readAssociation}`)).json()).toEqual({
    name: SAID.ASSOCIATION_NAME,
    mail: SAID.ASSOCIATION_MAIL,
  });
  const me = await fetch(`${origin}${api.readMe}`, { headers: { authorization: `Bearer ${session}` } });
  expect(await me.json()).toMatchObject({ first_name: "An", last_name: "Peeters", admin: true });
  first.child.kill("SIGTERM");
  expect((await first.ended).code).toBe(0);
});

/** Somebody at a terminal, who types an answer to each question as it comes. */
function typing(...answers: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = "";
  output.on("data", (chunk: Buffer) => {
    shown += chunk.toString();
    if (!/(: |\] )$/.test(shown)) return;
    const next = answers.shift();
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
  });
  return { terminal: { input, output }, shown: () => shown };
}

const operatorTyping = (...answers: string[]) => {
  const { terminal, shown } = typing(...answers);
  const said: string[] = [];
  const operator: Operator = {
    ask: (known, wanted) => askOperator(terminal, known, wanted),
    say: (line) => said.push(line),
    isLogged: false,
  };
  return { operator, shown, said };
};

test("at a terminal three questions are asked, again while an answer is wrong or not agreed to", async () => {
  const { terminal, shown } = typing(
    "",
    "Ons Huis",
    "nobody",
    "info@onshuis.example",
    "",
    "no",
    "Ons Huis vzw",
    "",
    "an@onshuis.example",
    "",
  );
  const known = { ...NOTHING_SAID, firstAdmin: "env@onshuis.example" };
  expect(await askOperator(terminal, known, ALL)).toEqual({
    association: { name: "Ons Huis vzw", mail: "info@onshuis.example" },
    firstAdmin: "an@onshuis.example",
  });
  expect(shown()).toContain("That must not be empty.");
  expect(shown()).toContain("That must be an email address.");
  expect(shown()).toContain("Mail address of the first admin [env@onshuis.example]: ");
  expect(shown()).toContain("Name of the association [Ons Huis]: ");
});

test("who stops at a question leaves nothing behind; two starts at once make one admin; the next asks nothing", async () => {
  const { db } = database;
  const stopped = firstStart(operatorTyping("Ons Huis vzw", "info@onshuis.example").operator);
  await expect(stopped(configured(), db, systemClock)).rejects.toThrow(StoppedAsking);
  expect(await db.selectFrom("association").selectAll().execute()).toEqual([]);

  const nobody: string[] = [];
  const unattended = firstStart({ ask: null, say: (line) => nobody.push(line), isLogged: true });
  const both = await Promise.all([1, 2].map(() => unattended(configured(SAID), db, systemClock)));
  expect(both).toEqual([1, 2].map(() => ({ name: SAID.ASSOCIATION_NAME, mail: SAID.ASSOCIATION_MAIL })));
  expect(nobody).toHaveLength(1);
  expect(await db.selectFrom("users").select(["email", "is_admin"]).execute()).toEqual([
    { email: SAID.FIRST_ADMIN, is_admin: true },
  ]);
  expect(await db.selectFrom("outbox").select("kind").execute()).toEqual([{ kind: "first_admin" }]);
  expect(await db.selectFrom("audit_log").select(["actor_id", "action"]).execute()).toEqual([
    { actor_id: null, action: "admin.grant" },
  ]);

  const later = operatorTyping();
  expect(await firstStart(later.operator)(configured(), db, systemClock)).toEqual(both[0]);
  expect([later.shown(), later.said]).toEqual(["", []]);
  const renamed = configured({ ASSOCIATION_NAME: "Ons Nieuwe Huis vzw" });
  expect(await firstStart(later.operator)(renamed, db, systemClock)).toMatchObject({
    name: "Ons Nieuwe Huis vzw",
  });
});

test("an installation with an admin is only asked for its association, which a command changes later", async () => {
  const { db } = database;
  await db.deleteFrom("association").execute();
  await expect(knownAssociation(configured(), db)).rejects.toThrow(
    "needs ASSOCIATION_NAME and ASSOCIATION_MAIL",
  );
  const { operator, shown } = operatorTyping("Ons Huis vzw", "info@onshuis.example", "");
  await firstStart(operator)(configured(), db, systemClock);
  expect(shown()).not.toContain("first admin");
  expect(await db.selectFrom("users").select("id").execute()).toHaveLength(1);

  const printedLines = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await association.run(configured({ LOG_LEVEL: "error" }), ["--mail", "hallo@onshuis.example"]);
  await association.run(configured({ LOG_LEVEL: "error" }), []);
  expect(printedLines).toHaveBeenLastCalledWith(
    "Ons Huis vzw <hallo@onshuis.example>, no address yet, no enterprise number yet",
  );
  const imprint = ["--address", "Kerkstraat 1, 9000 Gent", "--number", "0123.456.749"];
  expect(await association.run(configured(), imprint)).toBe(0);
  expect(await association.run(configured(), [])).toBe(0);
  expect(printedLines).toHaveBeenLastCalledWith(
    "Ons Huis vzw <hallo@onshuis.example>, Kerkstraat 1, 9000 Gent, 0123.456.749",
  );
  await expect(association.run(configured(), ["--number", "123"])).rejects.toThrow("enterprise number");
  await expect(association.run(configured(), ["--mail", "hallo"])).rejects.toThrow(
    "--mail must be an email address",
  );
  printedLines.mockRestore();
});
