import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { User } from "@kalivo/contract/shapes/user.ts";
import { PASSWORD, payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { lastMail } from "#server-test/support/mailed.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct({ LOG_LEVEL: "fatal" }); // one test breaks something on purpose

const register = (codes: unknown, form = true) =>
  kalivo.call("POST", api.register, {
    data: {
      first_name: "Bo",
      last_name: "Burner",
      email: `${randomUUID()}@example.org`,
      password: PASSWORD,
      codes,
    },
    form,
  });
const me = async (token: string) => User.parse((await kalivo.call("GET", api.readMe, { token })).body);

async function donor(name: string): Promise<Somebody> {
  const person = await somebody(kalivo, name, "Donor");
  await payerOf(kalivo, person.id);
  return person;
}

test("every good code is applied in its order; one that is no good stands in nobody's way", async () => {
  const [dina, ada] = [await donor("Dina"), await somebody(kalivo, "Ada")];
  const teamId = await teamOf(kalivo, ada);
  await teamPayerOf(kalivo, teamId);
  const [own, full, gone, ofTeam] = [
    await codeOf(kalivo, dina, { limit: 5 }),
    await codeOf(kalivo, dina, { uses: 1 }),
    await codeOf(kalivo, dina),
    await codeOf(kalivo, ada, { teamId }),
  ];
  await kalivo.call("POST", pathTo(api.archiveCode, { id: gone.id }), { token: dina.token });
  await register([full.code]);
  const typed = [
    own.code.toLowerCase(),
    "NONSENSE",
    full.code,
    gone.code,
    own.code,
    "x".repeat(200),
    ofTeam.code,
    "",
  ];
  const { status, body } = await register(typed);
  expect(status).toBe(201);
  expect(body.codes).toEqual([
    {
      code: own.code,
      done: ["Dina Donor now gives 0,10\u00a0€ per 100 calories you burn, at most 5,00\u00a0€ a month."],
    },
    { code: "NONSENSE", message: "This code is not a valid code" },
    { code: full.code, message: "This code has reached it's users limit" },
    { code: gone.code, message: "This code is expired" },
    { code: "x".repeat(200), message: "This code is not a valid code" },
    {
      code: ofTeam.code,
      done: ["Trail Crew now gives 0,10\u00a0€ per 100 calories you burn.", "You joined Trail Crew."],
    },
  ]);
  const { backers_with_pivot, teams } = await me(body.token);
  expect(backers_with_pivot.map(({ owner }) => owner.id).toSorted((a, b) => a - b)).toEqual(
    [dina.id, teamId].toSorted((a, b) => a - b),
  );
  expect(teams).toMatchObject([{ id: teamId }]);
});

test("the welcome mail says who gives by the code, by the name others may see, and with which rate", async () => {
  const dina = await donor("Dina");
  const { db } = kalivo.product.services;
  await db.updateTable("privacy_settings").set({ pseudo: "Dee" }).where("user_id", "=", dina.id).execute();
  const { code } = await codeOf(kalivo, dina, { perCalorie: 0.2 });
  const [withCode, without] = [await register([code]), await register([])];
  await kalivo.runDue();
  const welcomeTo = async ({ body }: typeof withCode) =>
    lastMail(kalivo, (await me(body.token)).email, /^Welcome/);
  expect(await welcomeTo(withCode)).toMatch(/Dee now gives 0,20\s€ per 100\s+calories you\s+burn/);
  expect(await welcomeTo(withCode)).not.toContain("Dina");
  expect(await welcomeTo(without)).not.toContain("now gives");
});

test("the welcome mail says what each code brought: who gives and the most in a month, the team, who invited", async () => {
  const [dina, ada, ines] = [await donor("Dina"), await somebody(kalivo, "Ada"), await donor("Ines")];
  const teamId = await teamOf(kalivo, ada, await somebody(kalivo, "Ben"));
  await teamPayerOf(kalivo, teamId);
  const codes = [
    await codeOf(kalivo, dina, { limit: 5 }),
    await codeOf(kalivo, ada, { teamId, perCalorie: 0.3, limit: 12 }),
    await codeOf(kalivo, ines, { perCalorie: 0 }),
  ];
  const { body } = await register(codes.map(({ code }) => code));
  const { email } = await me(body.token);
  const said = (await lastMail(kalivo, email, /^Welcome/)).replaceAll(/\s+/g, " ");
  for (const sentence of [
    "Dina Donor now gives 0,10 € per 100 calories you burn, at most 5,00 € a month.",
    "Trail Crew now gives 0,30 € per 100 calories you burn, at most 12,00 € a month.",
    "You joined Trail Crew.",
    "Ines Donor invited you.",
  ])
    expect(said).toContain(sentence);

  // Pledges ended by the time the mail is written are left out.
  const second = await register([codes[1]?.code]);
  const { email: left } = await me(second.body.token);
  await kalivo.call("POST", pathTo(api.leaveTeam, { id: teamId }), { token: second.body.token });
  expect(await lastMail(kalivo, left, /^Welcome/)).not.toContain("You joined");
});

test("the welcome mail of somebody invited to a team names the team", async () => {
  const ada = await somebody(kalivo, "Ada");
  const teamId = await teamOf(kalivo, ada);
  const { code } = await codeOf(kalivo, ada, { teamId, perCalorie: 0 });
  const { body } = await register([code]);
  const said = await lastMail(kalivo, (await me(body.token)).email, /^Welcome/);
  expect(said).toContain("You joined Trail Crew.");
  expect(said).not.toContain("now gives");
});

test("without codes nothing is said of codes", async () => {
  for (const codes of [undefined, [], ""]) {
    const { status, body } = await register(codes, false);
    expect([status, Object.keys(body)]).toEqual([201, ["token"]]);
  }
});

test("more codes than anybody has are refused, and open no account", async () => {
  const { status } = await register(Array.from({ length: 21 }, () => "K7PX24QD"));
  expect(status).toBe(422);
});

test("a code that breaks on our side takes neither the account nor the next code away", async () => {
  const [dina, dora] = [await donor("Dina"), await donor("Dora")];
  const [broken, good] = [await codeOf(kalivo, dina, { uses: 1 }), await codeOf(kalivo, dora)];
  await sql`alter table code_uses add constraint broken check (code_id <> ${sql.lit(broken.id)})`.execute(
    kalivo.owner,
  );
  const { status, body } = await register([broken.code, good.code]);
  expect([status, body.codes]).toEqual([
    201,
    [
      { code: broken.code, message: "An error occured while applying the code, please retry later." },
      { code: good.code, done: [expect.stringContaining("Dora Donor now gives")] },
    ],
  ]);
});

test("where nobody may try a code for a while, whoever brings one is told when, and opens no account meanwhile", async () => {
  const from = { "x-forwarded-for": "203.0.113.77" };
  const { code } = await codeOf(kalivo, await donor("Dina"));
  const check = (data: { code: string }) => kalivo.call("POST", api.checkCode, { data, headers: from });
  for (let tried = 0; tried < 10; tried += 1) await check({ code: `NONE${tried}AB2` });
  const email = `${randomUUID()}@example.org`;
  const account = { first_name: "Bo", last_name: "Burner", email, password: PASSWORD };
  const send = (codes: string[]) =>
    kalivo.call("POST", api.register, { data: { ...account, codes }, headers: from });
  const { status, body } = await send([code]);
  expect([status, body.message]).toEqual([429, expect.stringContaining("Too many tries. Please wait")]);
  expect((await send([])).status).toBe(201);
});
