import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError } from "../config/config-error.ts";
import { freshDatabase } from "../../test/support/database.ts";
import { kalivoHere } from "../../test/support/kalivo-here.ts";
import { poolerBefore } from "../../test/support/pooler.ts";
import { freePort } from "../../test/support/process.ts";
import { DatabaseAway, reach, refuseOtherDatabase, roleOf } from "./reach.ts";

async function databaseOf(role: "ownerString" | "connectionString") {
  const made = await freshDatabase();
  onTestFinished(made.drop);
  return made[role];
}
const database = () => databaseOf("connectionString");

test("PostgreSQL itself is no pooler, and says whether the role may do everything", async () => {
  expect(await reach("DATABASE_URL", await database())).toEqual({
    pooled: false,
    superuser: false,
    bounded: false,
    identity: expect.stringMatching(/^\d+ \d+$/),
  });
  expect(await reach("DATABASE_URL", await databaseOf("ownerString"))).toMatchObject({ superuser: true });
});

test("an address where nothing can ever answer is a wrong variable, named without its password", async () => {
  const url = new URL(await database());
  url.pathname = "/nothing";
  url.password = "hush";
  const wrong = await reach("DATABASE_READ_URL", url.href).catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(ConfigError);
  expect(String(wrong)).toMatch(
    /^ConfigError: DATABASE_READ_URL: the database at .+\/nothing cannot be reached: database "nothing" does not exist$/,
  );
});

test("an address is read as the driver reads it, also without a host, and what it cannot read is a wrong variable", async () => {
  const url = new URL(await database());
  const socket = `postgresql://${url.username}@/nothing?host=${url.searchParams.get("host")}`;
  expect(roleOf("DATABASE_URL", socket)).toBe(url.username);
  await expect(reach("DATABASE_URL", socket)).rejects.toThrow(
    /^DATABASE_URL: the database at \/.+\/nothing cannot be reached: database "nothing" does not exist$/,
  );
  for (const wrong of ["postgresql://a@host:port/kalivo", "postgresql://["]) {
    await expect(reach("DATABASE_URL", wrong)).rejects.toThrow(ConfigError);
    expect(() => roleOf("DATABASE_URL", wrong)).toThrow(
      "DATABASE_URL is no address of a PostgreSQL database",
    );
  }
});

test("a certificate that is not there is said to be that", async () => {
  const address = `${await database()}&sslrootcert=/nothing/here.pem`;
  await expect(reach("DATABASE_URL", address)).rejects.toThrow(
    "DATABASE_URL names a file that cannot be read: /nothing/here.pem",
  );
});

test("where something may answer later, a supervisor tries again", async () => {
  const port = await freePort();
  const away = await reach("DATABASE_URL", `postgresql://somebody:hush@127.0.0.1:${port}/kalivo`).catch(
    (error: unknown) => error,
  );
  expect(away).toBeInstanceOf(DatabaseAway);
  expect(String(away)).toContain(`DATABASE_URL: the database at 127.0.0.1:${port}/kalivo cannot be reached`);
  expect(String(away)).not.toContain("hush");
});

test("what hangs up is no reason to wait for ever", async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  await expect(reach("DATABASE_URL", `postgresql://a@127.0.0.1:${port}/kalivo`)).rejects.toThrow(
    DatabaseAway,
  );
});

test("the commands say in one sentence which address is wrong: 2 for what stays wrong, 1 for what may come back", async () => {
  const right = await database();
  const wrong = right.replace(/\/test_\w+/, "/nothing");
  const port = await freePort();
  const nobody = `postgresql://a@127.0.0.1:${port}/kalivo`;
  const asked = { DEMO: "1", DATABASE_URL: right };
  const said = async (env: Record<string, string>) => {
    const { code, output } = await kalivoHere(["migrate"], { ...asked, ...env });
    return [code, output.split(":", 1)[0], output.split("\n").length];
  };
  expect(await said({ DATABASE_URL: wrong })).toEqual([2, "DATABASE_URL", 2]);
  expect(await said({ DATABASE_DIRECT_URL: wrong })).toEqual([2, "DATABASE_DIRECT_URL", 2]);
  expect(await said({ DATABASE_READ_URL: wrong })).toEqual([2, "DATABASE_READ_URL", 2]);
  expect(await said({ DATABASE_OWNER_URL: wrong })).toEqual([2, "DATABASE_OWNER_URL", 2]);
  expect(await said({ DATABASE_URL: nobody })).toEqual([1, "DATABASE_URL", 2]);
  expect((await said({ DATABASE_READ_URL: nobody }))[0]).toBe(0);
});

test("addresses of two databases are refused, of one taken, and of one that does not say which it is", async () => {
  const [one, other] = [await reach("DATABASE_URL", await database()), { identity: "7 1" }];
  const first = { variable: "DATABASE_URL", ...one };
  expect(() => refuseOtherDatabase(first, { variable: "DATABASE_DIRECT_URL", ...other })).toThrow(
    "DATABASE_DIRECT_URL leads to another database than DATABASE_URL: both must name the same one",
  );
  const same = { variable: "DATABASE_DIRECT_URL", ...one };
  const silent = { variable: "DATABASE_READ_URL", identity: null };
  expect(refuseOtherDatabase(first, same, silent)).toBeUndefined();
});

test.each(["DATABASE_DIRECT_URL", "DATABASE_OWNER_URL"])(
  "%s that leads to a pooler is refused in a sentence: what wakes the jobs and their locks would be lost in it",
  async (variable) => {
    const right = await database();
    const pooler = await poolerBefore(right);
    onTestFinished(pooler.stop);
    expect(await reach(variable, pooler.address)).toMatchObject({ pooled: true });
    const given = { DEMO: "1", DATABASE_URL: right, [variable]: pooler.address };
    expect(await kalivoHere(["migrate"], given)).toEqual({
      code: 2,
      output: `${variable} leads to a pooler, in which the locks of migrations and what wakes the jobs are lost: let it lead to PostgreSQL itself (docs/operate/several.md)\n`,
    });
  },
);
