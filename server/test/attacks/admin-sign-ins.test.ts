import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../src/features/auth/password-hash.ts";
import { anAdmin } from "../support/admins.ts";
import { addPasskey, answerOf, askToAdd, signInWith } from "../support/passkeys.ts";
import { organisation, PASSWORD, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { traced } from "../support/traced.ts";
import { ADMIN_PASSWORD, codeOf, secondFactor } from "../support/second-factor.ts";

const kalivo = useProduct();
let witness: Somebody;
beforeAll(async () => {
  witness = await anAdmin(kalivo, "Witness");
});

const dashboard = (token: string) => kalivo.call("GET", api.readDashboard, { token });
const signIn = async (email: string, password = ADMIN_PASSWORD) => {
  const { body } = await kalivo.call("POST", api.signIn, { data: { email, password } });
  return body.token;
};

/** An admin with a password that is good enough, who has shown and set up nothing yet. */
async function newAdmin(firstName: string): Promise<Somebody> {
  const email = `${firstName}@admins.example`.toLowerCase();
  const data = { first_name: firstName, last_name: "Claes", email, password: ADMIN_PASSWORD };
  const { body } = await kalivo.call("POST", api.register, { data });
  const me = await kalivo.call("GET", api.readMe, { token: body.token });
  const { db } = kalivo.product.services;
  await db.updateTable("users").set({ is_admin: true }).where("id", "=", me.body.id).execute();
  return { id: me.body.id, token: body.token, email };
}

async function enrolled(firstName: string) {
  const admin = await newAdmin(firstName);
  const { secret } = (await secondFactor(kalivo, admin).begin(ADMIN_PASSWORD)).body;
  const { body } = await secondFactor(kalivo, admin).enrol(await codeOf(kalivo, secret));
  return { admin, secret, recovery: body.recovery_codes };
}

test("the admin pages stay shut before a second factor, whatever is called, and open for that sign-in alone", async () => {
  const admin = await newAdmin("Ada");
  const shut = await dashboard(admin.token);
  expect([shut.status, shut.body.code]).toEqual([403, "second_factor"]);
  const people = await kalivo.call("POST", pathTo(api.setAdmin, { id: witness.id }), {
    token: admin.token,
    data: { admin: false },
  });
  expect(people.status).toBe(403);

  const factor = secondFactor(kalivo, admin);
  expect((await factor.read()).body).toMatchObject({
    password: false,
    app: false,
    passkeys: 0,
    shown: false,
  });
  const { secret, uri } = (await factor.begin(ADMIN_PASSWORD)).body;
  expect(uri).toContain(secret);
  expect((await dashboard(admin.token)).status).toBe(403);
  const { body } = await factor.enrol(await codeOf(kalivo, secret));
  expect(new Set(body.recovery_codes).size).toBe(10);
  expect((await dashboard(admin.token)).status).toBe(200);

  const elsewhere = await signIn(admin.email);
  expect((await dashboard(elsewhere)).status).toBe(403);
  expect(
    (await secondFactor(kalivo, { token: elsewhere }).show({ code: body.recovery_codes[0] })).status,
  ).toBe(200);
  expect((await dashboard(elsewhere)).status).toBe(200);
});

test("twelve hours later the second factor is shown again", async () => {
  const { admin } = await enrolled("Bea");
  expect((await dashboard(admin.token)).status).toBe(200);
  await sql`
    update sessions set second_factor_at = clock_timestamp() - interval '12 hours 1 second' where user_id = ${admin.id}
  `.execute(kalivo.product.services.db);
  expect((await dashboard(admin.token)).body.code).toBe("second_factor");
});

test("to whoever is no admin a second factor does not exist", async () => {
  const person = await somebody(kalivo);
  const factor = secondFactor(kalivo, person);
  const answers = [
    await factor.read(),
    await factor.begin(PASSWORD),
    await factor.enrol("123456"),
    await factor.show({ code: "123456" }),
    await factor.renew(PASSWORD),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await dashboard(person.token)).status).toBe(404);
});

test("a weak password does not open the admin pages; a wrong one sets up nothing", async () => {
  const weak = await anAdmin(kalivo, "Weak", { withoutFactor: true });
  const refused = await secondFactor(kalivo, weak).begin(PASSWORD.slice(0, 11));
  expect(refused.status).toBe(403);
  await kalivo.product.services.db
    .updateTable("users")
    .set({ password_hash: await hashPassword("123456") })
    .where("id", "=", weak.id)
    .execute();
  const short = await secondFactor(kalivo, weak).begin("123456");
  expect([short.status, short.body.message]).toEqual([403, expect.stringContaining("12 characters")]);
  expect((await secondFactor(kalivo, weak).read()).body.password).toBe(false);
  expect((await secondFactor(kalivo, weak).enrol("000000")).status).toBe(409);
});

test("a code works once, also when it is sent from several sign-ins at once, and never with a clock a day wrong", async () => {
  const { admin, secret } = await enrolled("Cleo");
  const code = await codeOf(kalivo, secret, 1); // no later one is in its window
  const tokens = await Promise.all([1, 2, 3].map(() => signIn(admin.email)));
  const shown = await Promise.all(tokens.map((token) => secondFactor(kalivo, { token }).show({ code })));
  expect(shown.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  const factor = secondFactor(kalivo, { token: await signIn(admin.email) });
  const replayed = await factor.show({ code });
  expect([replayed.status, replayed.body.message]).toEqual([
    403,
    expect.stringContaining("date and time automatically"),
  ]);
  for (const steps of [-2880, -3, 3, 2880])
    expect((await factor.show({ code: await codeOf(kalivo, secret, steps) })).status).toBe(403);
  const earlier = await factor.show({ code: await codeOf(kalivo, secret) }); // before the one accepted last
  expect(earlier.status).toBe(403);
});

test("a recovery code works once; renewing them needs the password and ends the old ones", async () => {
  const { admin, recovery } = await enrolled("Dina");
  const [first = "", second = ""] = recovery;
  const tokens = await Promise.all([1, 2].map(() => signIn(admin.email)));
  const typed = first.toLowerCase().replaceAll("-", " ");
  const shown = await Promise.all(
    tokens.map((token) => secondFactor(kalivo, { token }).show({ code: typed })),
  );
  expect(shown.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect((await secondFactor(kalivo, admin).read()).body.recovery_codes_left).toBe(9);
  expect((await secondFactor(kalivo, admin).renew("not this one")).status).toBe(403);
  expect(
    (await secondFactor(kalivo, { token: await signIn(admin.email) }).renew(ADMIN_PASSWORD)).status,
  ).toBe(403);
  const renewed = (await secondFactor(kalivo, admin).renew(ADMIN_PASSWORD)).body.recovery_codes;
  const later = secondFactor(kalivo, { token: await signIn(admin.email) });
  expect((await later.show({ code: second })).status).toBe(403);
  expect((await later.show({ code: renewed[0] })).status).toBe(200);
});

test("codes cannot be tried out: ten an account, whatever sign-in they come from", async () => {
  const { admin } = await enrolled("Elsa");
  const tokens = await Promise.all([1, 2, 3].map(() => signIn(admin.email)));
  const statuses: number[] = [];
  for (let tried = 0; tried < 12; tried += 1) {
    const token = tokens[tried % tokens.length] ?? "";
    statuses.push((await secondFactor(kalivo, { token }).show({ code: "000000" })).status);
  }
  expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test("whoever knows only the password of an admin with a second factor adds none of their own and takes none away", async () => {
  const { admin } = await enrolled("Fay");
  const { passkey } = await addPasskey(kalivo, { ...admin }, "Key", ADMIN_PASSWORD);
  const thief = { ...admin, token: await signIn(admin.email) };
  expect((await secondFactor(kalivo, thief).begin(ADMIN_PASSWORD)).body.code).toBe("second_factor");
  expect((await secondFactor(kalivo, thief).enrol("123456")).status).toBe(403);
  expect((await askToAdd(kalivo, thief, ADMIN_PASSWORD)).status).toBe(403);
  const removed = await kalivo.call("POST", pathTo(api.removePasskey, { id: passkey.id }), {
    token: thief.token,
    data: { proof: { password: ADMIN_PASSWORD } },
  });
  expect(removed.status).toBe(403);
});

test("a passkey is a second factor, by signing in with it or shown later; a proof's answer is none", async () => {
  const { admin } = await enrolled("Gwen");
  const { phone } = await addPasskey(kalivo, admin, "Key", ADMIN_PASSWORD);
  const signedIn = await signInWith(kalivo, phone);
  expect((await dashboard(signedIn.body.token)).status).toBe(200);

  const token = await signIn(admin.email);
  const proof = await answerOf(kalivo, { token }, { phone, purpose: "proof" });
  expect((await secondFactor(kalivo, { token }).show({ passkey: proof })).status).toBe(403);
  const other = await signIn(admin.email);
  const elsewhere = await answerOf(kalivo, { token: other }, { phone, purpose: "second_factor" });
  expect((await secondFactor(kalivo, { token }).show({ passkey: elsewhere })).status).toBe(403);
  const shown = await answerOf(kalivo, { token }, { phone, purpose: "second_factor" });
  expect((await secondFactor(kalivo, { token }).show({ passkey: shown })).status).toBe(200);
  expect((await dashboard(token)).status).toBe(200);
});

test("a passkey alone, added before somebody was an admin, opens nothing while the password was not looked at", async () => {
  const person = await newAdmin("Hana");
  const { db } = kalivo.product.services;
  await db.updateTable("users").set({ is_admin: false }).where("id", "=", person.id).execute();
  const { phone } = await addPasskey(kalivo, person, "Key", ADMIN_PASSWORD);
  await db.updateTable("users").set({ is_admin: true }).where("id", "=", person.id).execute();
  const { token } = (await signInWith(kalivo, phone)).body;
  expect((await dashboard(token)).body.code).toBe("second_factor");
  expect((await secondFactor(kalivo, { token }).begin(ADMIN_PASSWORD)).status).toBe(200);
  expect((await dashboard(token)).status).toBe(200);
});

test("all admins are told of a new second factor; refused admin calls and wrong codes leave traces without anybody in them", async () => {
  const before = [await traced(kalivo, "admin_refused"), await traced(kalivo, "second_factor_failed")];
  const { admin } = await enrolled("Iris");
  await kalivo.runDue();
  const told = await kalivo.product.services.db
    .selectFrom("mails")
    .select("html")
    .where("recipient", "=", witness.email)
    .where("html", "like", "%Iris Claes%")
    .execute();
  expect(told).toHaveLength(1);
  const later = await signIn(admin.email);
  await dashboard(later);
  await secondFactor(kalivo, { token: later }).show({ code: "000000" });
  const after = [await traced(kalivo, "admin_refused"), await traced(kalivo, "second_factor_failed")];
  expect(after.map((count, kind) => count - (before[kind] ?? 0))).toEqual([1, 1]);
});

test("a hidden organisation stays hidden from an admin who showed nothing", async () => {
  const { admin } = await enrolled("Jade");
  const id = await organisation(kalivo, "Hidden Hill");
  const { db } = kalivo.product.services;
  await db.updateTable("organisations").set({ hidden_at: new Date() }).where("id", "=", id).execute();
  const read = (token: string) => kalivo.call("GET", pathTo(api.readOrganisation, { id }), { token });
  expect((await read(admin.token)).status).toBe(200);
  expect((await read(await signIn(admin.email))).status).toBe(404);
});

test("secrets rest sealed and codes hashed: nothing of them can be read in the database", async () => {
  const { secret, recovery } = await enrolled("Kim");
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(f::text, ' '), '') || (select string_agg(r::text, ' ') from recovery_codes r) as text
    from second_factors f
  `.execute(kalivo.product.services.db);
  const text = rows[0]?.text ?? "";
  expect(text).not.toBe("");
  for (const known of [secret, ...recovery, ...recovery.map((code) => code.replaceAll("-", ""))]) {
    expect(text).not.toContain(known);
    expect(text).not.toContain(Buffer.from(known).toString("hex"));
  }
});
