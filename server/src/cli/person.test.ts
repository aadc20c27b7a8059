import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newPerson, useDatabase } from "../../test/support/month-world.ts";
import { readConfig } from "../config/config.ts";
import { COMMANDS } from "./commands.ts";
import { UsageError } from "./usage.ts";

const world = useDatabase();
let folder: string;
let said: string[];

beforeAll(() => world.db.insertInto("demo_mark").defaultValues().execute()); // as after a demo's first start
beforeEach(async () => {
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  folder = await mkdtemp(join(tmpdir(), "kalivo-person-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function kalivo(line: string, env: Record<string, string> = {}) {
  const command = COMMANDS.find(({ name }) => line.startsWith(name));
  if (command === undefined) throw new Error(`there is no command ${line}`);
  const config = readConfig({
    DATABASE_URL: world.connectionString,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    DEMO: "1",
    ...env,
  });
  return command.run(config, line.slice(command.name.length).split(" ").filter(Boolean));
}

async function aPerson() {
  const id = await newPerson(world.db);
  const { email } = await world.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, email };
}

const logged = (id: number) =>
  world.db
    .selectFrom("audit_log")
    .select(["actor_id", "action"])
    .where("target_id", "=", id)
    .orderBy("id")
    .execute();

test("an admin who lost everything sets up another second factor, and every admin is told", async () => {
  const [lost, other] = [await aPerson(), await aPerson()];
  await expect(kalivo(`admin reset-factor ${lost.email}`)).rejects.toThrow("is no admin");
  for (const { email } of [lost, other]) await kalivo(`admin grant ${email}`);
  const { db } = world;
  const at = new Date("2026-11-01T00:00:00Z");
  await db.insertInto("second_factors").values({ user_id: lost.id, password_at: at }).execute();
  await db
    .insertInto("sessions")
    .values({ user_id: lost.id, token_hash: Buffer.alloc(32, lost.id), created_at: at, second_factor_at: at })
    .execute();
  await db
    .insertInto("passkeys")
    .values({
      user_id: lost.id,
      credential_id: Buffer.from("lost"),
      public_key: Buffer.from("key"),
      counter: 0n,
      name: "Lost phone",
      created_at: at,
    })
    .execute();
  expect(await kalivo(`admin reset-factor ${lost.email}`)).toBe(0);
  for (const table of ["second_factors", "passkeys"] as const)
    expect(await db.selectFrom(table).selectAll().where("user_id", "=", lost.id).execute()).toEqual([]);
  const [session] = await db.selectFrom("sessions").selectAll().where("user_id", "=", lost.id).execute();
  expect(session).toMatchObject({ second_factor_at: null, revoked_at: expect.any(Date) });
  const told = await db
    .selectFrom("outbox")
    .select("user_id")
    .where("key", "like", `admin-news:factor_reset:${lost.id}:%`)
    .execute();
  expect(told.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([lost.id, other.id]));
  expect((await logged(lost.id)).at(-1)).toEqual({ actor_id: null, action: "admin.reset_factor" });
});

test("whoever is not named, or not registered, is explained", async () => {
  for (const command of ["admin grant", "person export", "person erase"]) {
    await expect(kalivo(command)).rejects.toThrow(UsageError);
    await expect(kalivo(`${command} nobody@example.org`)).rejects.toThrow("Nobody is registered as");
  }
});

test("a person is made an admin, and the log says that the command line did it", async () => {
  const { id, email } = await aPerson();
  expect(await kalivo(`admin grant ${email.toUpperCase()}`)).toBe(0);
  expect(await logged(id)).toEqual([{ actor_id: null, action: "admin.grant" }]);
});

test("a person's data is written to a zip that only its owner reads, and no file is overwritten", async () => {
  const { id, email } = await aPerson();
  expect(await kalivo(`person export ${email}`)).toBe(0);
  const [file = ""] = await readdir(folder);
  expect(said.join("\n")).toContain(file);
  expect(file).toMatch(new RegExp(`^kalivo-person-${id}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
  expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  const files = unzipSync(await readFile(join(folder, file)));
  expect(Object.keys(files)).toContain("profile.json");
  await expect(kalivo(`person export ${email}`)).rejects.toThrow("EEXIST");
  expect(Object.keys(unzipSync(await readFile(join(folder, file))))).toContain("profile.json");
  expect((await logged(id))[0]).toEqual({ actor_id: null, action: "person.export" });
});

test("a person is erased, an admin only once they are none any more, and the last admin stays one", async () => {
  const [{ id, email }, other] = [await aPerson(), await aPerson()];
  await kalivo(`admin grant ${email}`);
  await world.db.updateTable("users").set({ is_admin: false }).where("id", "<>", id).execute();
  await expect(kalivo(`person erase ${email}`)).rejects.toThrow("Take that away first");
  await expect(kalivo(`admin revoke ${email}`)).rejects.toThrow("last admin");
  await kalivo(`admin grant ${other.email}`);
  await kalivo(`admin revoke ${email}`);
  expect(await kalivo(`person erase ${email}`)).toBe(0);
  const person = await world.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(person).toMatchObject({ first_name: "Former", is_admin: false, erased_at: expect.any(Date) });
  await expect(kalivo(`person erase ${email}`)).rejects.toThrow("Nobody is registered as");
  expect((await logged(id)).at(-1)).toEqual({ actor_id: null, action: "person.erase" });
});

test("after a restore every sign-in is ended, and only when that is said", async () => {
  const { id } = await aPerson();
  const sessions = () =>
    world.db.selectFrom("sessions").select("revoked_at").where("user_id", "=", id).execute();
  await world.db
    .insertInto("sessions")
    .values({ user_id: id, token_hash: Buffer.alloc(32, 7), created_at: new Date("2026-11-01T00:00:00Z") })
    .execute();
  await expect(kalivo("sessions end")).rejects.toThrow(UsageError);
  expect(await sessions()).toEqual([{ revoked_at: null }]);
  expect(await kalivo("sessions end --all")).toBe(0);
  expect(await sessions()).toEqual([{ revoked_at: expect.any(Date) }]);
  expect(said).toEqual(["Sign-ins ended: 1."]);
});

test("a link to set a password is said again for a while, and said to be mailed only where a server takes mails", async () => {
  const { id, email } = await aPerson();
  await kalivo(`person link ${email}`);
  await kalivo(`person link ${email}`, { SMTP_URL: "smtp://mail.internal" });
  const [first = "", again = ""] = said;
  expect(first).toMatch(/^Good for an hour: http:\/\/localhost:3000\/\S+$/);
  expect(again).toBe(first.replace(": ", ", and mailed as well: "));
  expect((await logged(id)).map(({ action }) => action)).toEqual(["person.link", "person.link"]);
});
