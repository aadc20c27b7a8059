import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { VARIABLES } from "../../src/config/environment.ts";
import { SECRETS } from "../../src/config/secret-files.ts";
import { useDeployScript } from "../support/deploy-script.ts";

// deploy/restore-test.sh with a database and a product that do what they are told: whoever watches it reads of the code alone
// whether the backup is bad, or whether nothing is known of it.

const GOOD = 0;
const UNREADABLE = 1;
const WRONGLY_CALLED = 2;
const DIFFERS = 3;
const NONE = 4;
const COULD_NOT_RUN = 5;

const { at, command, run } = useDeployScript("restore-test.sh");
const BACKUP = "kalivo-20260101T020000Z.dump";

/** A database in which three people are; away as soon as there is a file `away`. */
const psql = (script = "") => `
echo "$*" >> ${at("asked")}
[ ! -e ${at("away")} ] || { echo "connection refused" >&2; exit 2; }
${script}
case $* in *"from users"*) echo 3 ;; esac`;

beforeEach(() => {
  mkdirSync(at("product", "server", "src"), { recursive: true });
  writeFileSync(at("product", "server", "src", "cli.ts"), "");
  writeFileSync(at("backups", BACKUP), "a dump");
  command("psql", psql());
  command("pg_restore", "exit 0");
  command("node", "exit 0");
});

const asked = () => (existsSync(at("asked")) ? readFileSync(at("asked"), "utf8") : "");
const tried = (settings: Record<string, string> = {}) =>
  run({
    RESTORE_DATABASE: "postgresql://nobody/postgres",
    KALIVO: at("product"),
    NODE: at("bin", "node"),
    ...settings,
  });

test("a backup that is restored and whose books agree is good, and its copy is dropped", () => {
  command("node", `echo "$*" > ${at("compared")}`);
  expect(tried()).toEqual({ status: GOOD, said: `restore test: good: ${BACKUP}, 3 people\n` });
  expect(asked()).toMatch(/create database "kalivo_restore_test"[^]*drop database if exists[^\n]*\n$/);
  expect(readFileSync(at("compared"), "utf8")).toBe("server/src/cli.ts ledger check --whole\n");
});

test("the product that compares the books gets nothing of the caller's: no mail server, no provider, no key", () => {
  command("node", `env > ${at("given")}`);
  const files = SECRETS.map((name) => `${name}_FILE`);
  const names = [...VARIABLES, ...files, "CREDENTIALS_DIRECTORY", "NODE_OPTIONS"];
  expect(names).toEqual(expect.arrayContaining(["SMTP_URL", "STRIPE_SECRET_KEY", "DATABASE_URL"]));
  const callers = Object.fromEntries(names.map((name) => [name, "of the caller"]));
  expect(tried(callers).status).toBe(GOOD);
  const given = readFileSync(at("given"), "utf8").split("\n");
  expect(given.filter((line) => line.includes("of the caller"))).toEqual([]);
  expect(given).toEqual(
    expect.arrayContaining(["DEMO=0", "DATABASE_URL=postgresql://nobody/kalivo_restore_test"]),
  );
});

test("a backup that cannot be restored, or holds nobody, is bad, and its copy is dropped", () => {
  command("pg_restore", "exit 1");
  expect(tried().status).toBe(UNREADABLE);
  command("pg_restore", "exit 0");
  command("psql", psql('case $* in *"from users"*) echo 0; exit ;; esac'));
  expect(tried()).toMatchObject({ status: UNREADABLE, said: expect.stringContaining("nobody is in") });
  command("psql", psql('case $* in *"from users"*) echo "no such relation" >&2; exit 1 ;; esac'));
  expect(tried().status).toBe(UNREADABLE);
  expect(asked()).toMatch(/drop database if exists[^\n]*\n$/);
});

test("of the books it is told apart that they differ, that they cannot be read, and that nobody could look", () => {
  const looks: [string, number][] = [
    ["exit 3", DIFFERS],
    ["exit 1", UNREADABLE],
    ["exit 2", COULD_NOT_RUN],
    ["exit 137", COULD_NOT_RUN],
    [`touch ${at("away")}; exit 1`, COULD_NOT_RUN],
  ];
  expect(
    looks.map(([script]) => {
      command("node", script);
      return [script, tried().status];
    }),
  ).toEqual(looks);
});

test("a database that is not there says nothing of the backup, whenever it goes", () => {
  command("pg_restore", `touch ${at("away")}; exit 1`);
  expect(tried()).toMatchObject({ status: COULD_NOT_RUN, said: expect.stringContaining("does not answer") });
  command("pg_restore", `touch ${at("restored")}`);
  expect(tried().status).toBe(COULD_NOT_RUN);
  expect(existsSync(at("restored"))).toBe(false);
});

test("nor does a copy that may not be made, a command that is missing, or an end from outside", () => {
  command("psql", psql('case $* in *"create database"*) echo "permission denied" >&2; exit 1 ;; esac'));
  expect(tried().status).toBe(COULD_NOT_RUN);
  command("psql", psql());
  expect(tried({ NODE: at("bin", "none") }).status).toBe(COULD_NOT_RUN);
  command("mktemp", "exit 1");
  expect(tried().status).toBe(COULD_NOT_RUN);
  command("mktemp", 'exec /bin/mktemp "$@"');
  command("pg_restore", "kill -TERM $PPID; exit 1");
  expect(tried().status).toBe(COULD_NOT_RUN);
  expect(asked()).toMatch(/drop database if exists[^\n]*\n$/);
});

test("a key that is not there is no bad backup; one that does not open it is", () => {
  writeFileSync(at("backups", "kalivo-20260102T020000Z.dump.age"), "sealed");
  command("age", "exit 1");
  expect(tried().status).toBe(COULD_NOT_RUN);
  writeFileSync(at("identity"), "a key");
  expect(tried({ CREDENTIALS_DIRECTORY: at() }).status).toBe(UNREADABLE);
  command("age", 'while [ "$1" != --output ]; do shift; done; echo "a dump" > "$2"');
  command("pg_restore", `for dump; do :; done; stat -c %a "$dump" > ${at("mode")}`);
  expect(tried({ CREDENTIALS_DIRECTORY: at() }).status).toBe(GOOD);
  expect(readFileSync(at("mode"), "utf8"), "of what was opened").toBe("600\n");
});

test("no backup, or one that is too old, has a code of its own", () => {
  const long = new Date(Date.now() - 27 * 3_600_000);
  utimesSync(at("backups", BACKUP), long, long);
  expect(tried().status).toBe(NONE);
  expect(tried({ RESTORE_OLDEST_HOURS: "28" }).status).toBe(GOOD);
  mkdirSync(at("empty"));
  expect(tried({ BACKUP_DIR: at("empty") }).status).toBe(NONE);
});

test("what is missing or wrong in the call is wrong usage", () => {
  for (const settings of [
    { BACKUP_DIR: at("none") },
    { RESTORE_DATABASE: "" },
    { KALIVO: at("none") },
    { RESTORE_OLDEST_HOURS: "soon" },
  ])
    expect(tried(settings).status).toBe(WRONGLY_CALLED);
  expect(asked()).toBe("");
});
