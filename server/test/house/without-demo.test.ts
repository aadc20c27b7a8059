import { pathToFileURL } from "node:url";
import { join } from "node:path";
import * as api from "@kalivo/contract/api-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { freePort, kalivoCommand, printed } from "../support/process.ts";
import { TEST_KEY } from "../support/product.ts";

// Import rule 11: production loads no file of `demo`, so it runs where the folder is missing.

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const serve = async (env: Record<string, string>) => {
  const port = await freePort();
  const hook = pathToFileURL(join(import.meta.dirname, "../support/without-demo.ts")).href;
  const command = kalivoCommand(["serve"], {
    NODE_OPTIONS: `--import ${hook}`,
    DATABASE_URL: database.connectionString,
    PORT: String(port),
    HOST: "127.0.0.1",
    ...env,
  });
  return { command, origin: `http://127.0.0.1:${port}` };
};

test("production starts, answers and ends where the folder demo is missing", async () => {
  const { command, origin } = await serve({
    DEMO: "0",
    PUBLIC_URL: "https://kalivo.example",
    SECRET_KEYS: TEST_KEY,
    ASSOCIATION_NAME: "Ons Huis vzw",
    ASSOCIATION_MAIL: "info@onshuis.example",
    FIRST_ADMIN: "an@onshuis.example",
  });
  await printed(command, "Ctrl-C stops everything");
  expect((await fetch(`${origin}${api.readVersion}`)).status).toBe(200);
  for (const gone of ["/mailbox", "/sandbox", "/simulated/strava", api.readClock])
    expect([gone, (await fetch(`${origin}${gone}`)).status]).toEqual([gone, 404]);
  command.child.kill("SIGTERM");
  expect((await command.ended).code).toBe(0);
});

test("a demo does not start there, and says what is missing", async () => {
  const { command } = await serve({ DEMO: "1" });
  expect(await command.ended).toEqual({
    code: 1,
    output: expect.stringContaining("there is no @kalivo/demo/demo-world.ts"),
  });
});
