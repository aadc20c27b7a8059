import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { sql } from "kysely";
import { device } from "../support/device.ts";
import {
  addPasskey,
  answerOf,
  answerSignIn,
  askToAdd,
  askToSignIn,
  signInWith,
} from "../support/passkeys.ts";
import { lastMail } from "../support/mailed.ts";
import { PASSWORD, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { traced } from "../support/traced.ts";

const kalivo = useProduct();

const listed = async ({ token }: Pick<Somebody, "token">) =>
  (await kalivo.call("GET", api.listPasskeys, { token })).body;
const remove = ({ token }: Somebody, id: number, proof: Record<string, unknown>) =>
  kalivo.call("POST", pathTo(api.removePasskey, { id }), { token, form: true, data: { proof } });
const whoIs = async (token: string) => (await kalivo.call("GET", api.readMe, { token })).body.id;
const mailed = async ({ id }: Somebody) => {
  await kalivo.runDue();
  const mails = await kalivo.product.services.db
    .selectFrom("outbox")
    .select(["payload", "sent_at"])
    .where("user_id", "=", id)
    .where("kind", "=", "passkey_changed")
    .orderBy("id")
    .execute();
  return mails.map(({ payload, sent_at }) => [payload, sent_at !== null]);
};

test("a passkey is added after a proof, signs in on its own, is renamed and removed; each change is mailed", async () => {
  const lea = await somebody(kalivo, "Lea");
  const { passkey, phone } = await addPasskey(kalivo, lea, "Lea’s phone");
  expect(await listed(lea)).toEqual([passkey]);
  expect(passkey).toMatchObject({ name: "Lea’s phone", used_on: null });

  const signedIn = await signInWith(kalivo, phone);
  expect([signedIn.status, await whoIs(signedIn.body.token)]).toEqual([200, lea.id]);
  expect((await listed(lea))[0]?.used_on).toBe("2026-11-05");

  const renamed = await kalivo.call("POST", pathTo(api.renamePasskey, { id: passkey.id }), {
    token: lea.token,
    data: { name: "Old phone" },
  });
  expect(renamed.body.name).toBe("Old phone");
  expect((await remove(lea, passkey.id, { password: PASSWORD })).status).toBe(200);
  expect(await listed(lea)).toEqual([]);
  expect((await signInWith(kalivo, phone)).status).toBe(403);
  expect(await mailed(lea)).toEqual([
    [{ change: "added", name: "Lea’s phone" }, true],
    [{ change: "removed", name: "Old phone" }, true],
  ]);
});

test("neither a stolen sign-in nor a wrong password adds or removes a passkey; one's own passkey is a proof", async () => {
  const mia = await somebody(kalivo, "Mia");
  const { passkey, phone } = await addPasskey(kalivo, mia);
  expect((await askToAdd(kalivo, mia, "not this one")).status).toBe(403);
  expect((await askToAdd(kalivo, mia, "")).status).toBe(422);
  expect((await remove(mia, passkey.id, {})).status).toBe(422);
  expect((await remove(mia, passkey.id, { password: "not this one" })).status).toBe(403);
  expect((await remove(mia, passkey.id, { passkey: { ticket: "x", credential: {} } })).status).toBe(403);

  const signInAnswer = await answerOf(kalivo, mia, { phone, purpose: "second_factor" });
  expect((await remove(mia, passkey.id, { passkey: signInAnswer })).status).toBe(403); // asked for something else
  const other = await somebody(kalivo, "Other");
  const stranger = await answerOf(kalivo, mia, { phone, purpose: "proof" });
  expect((await remove(other, passkey.id, { passkey: stranger })).status).toBe(403);
  expect((await remove(other, passkey.id, { password: PASSWORD })).status).toBe(404);
  expect(await listed(mia)).toHaveLength(1);
  const proof = await answerOf(kalivo, mia, { phone, purpose: "proof" });
  expect((await remove(mia, passkey.id, { passkey: proof })).status).toBe(200);
});

test.each([
  ["of another site", { origin: "https://kalivo.example.evil.example" }],
  ["of another port", { origin: "http://localhost:3001" }],
  ["made for another site's keys", { rpId: "evil.example" }],
  ["whose device did not look who holds it", { verified: false }],
  ["to another question", { challenge: Buffer.from("another question").toString("base64url") }],
] as const)("an answer %s neither adds a passkey nor signs in", async (_, manner) => {
  const noa = await somebody(kalivo, "Noa");
  const asked = (await askToAdd(kalivo, noa)).body;
  const added = await kalivo.call("POST", api.addPasskey, {
    token: noa.token,
    data: { name: "Mine", ticket: asked.ticket, credential: device().create(asked, manner) },
  });
  expect([added.status, await listed(noa)]).toEqual([403, []]);

  const { phone } = await addPasskey(kalivo, noa);
  const sessions = () => countSessions(noa.id);
  const before = await sessions();
  expect((await signInWith(kalivo, phone, manner)).status).toBe(403);
  expect(await sessions()).toBe(before);
  expect((await signInWith(kalivo, phone)).status).toBe(200);
});

const countSessions = async (userId: number) =>
  (
    await kalivo.product.services.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", userId)
      .execute()
  ).length;

test("an answer works once, also from two processes at once, within five minutes, and for who was asked", async () => {
  const pia = await somebody(kalivo, "Pia");
  const { phone } = await addPasskey(kalivo, pia);
  const question = await askToSignIn(kalivo);
  const credential = phone.get(question);
  const both = await Promise.all([1, 2, 3].map(() => answerSignIn(kalivo, question.ticket, credential)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  expect((await answerSignIn(kalivo, question.ticket, credential)).status).toBe(403);

  const [mine, theirs] = [await askToSignIn(kalivo), await askToSignIn(kalivo)];
  expect((await answerSignIn(kalivo, mine.ticket, phone.get(theirs))).status).toBe(403);
  expect((await answerSignIn(kalivo, "no ticket", phone.get(theirs))).status).toBe(403);

  const old = await askToSignIn(kalivo);
  await sql`update passkey_challenges set expires_at = clock_timestamp() - interval '1 second'`.execute(
    kalivo.owner,
  );
  expect((await answerSignIn(kalivo, old.ticket, phone.get(old))).status).toBe(403);
});

test("a question for a new key is for the sign-in that asked: nobody else's, and no other one of the same person", async () => {
  const rik = await somebody(kalivo, "Rik");
  const asked = (await askToAdd(kalivo, rik)).body;
  const again = await kalivo.call("POST", api.signIn, {
    data: { email: rik.email, password: PASSWORD },
  });
  const stranger = await somebody(kalivo, "Stranger");
  for (const token of [again.body.token, stranger.token]) {
    const data = { name: "Mine", ticket: asked.ticket, credential: device().create(asked) };
    expect((await kalivo.call("POST", api.addPasskey, { token, data })).status).toBe(403);
  }
  expect([await listed(rik), await listed(stranger)]).toEqual([[], []]);
});

test("a copied key is refused and leaves a trace: its counter does not grow", async () => {
  const sam = await somebody(kalivo, "Sam");
  const { phone } = await addPasskey(kalivo, sam);
  expect((await signInWith(kalivo, phone, { counter: 7 })).status).toBe(200);
  const before = await traced(kalivo, "passkey_cloned");
  expect((await signInWith(kalivo, phone, { counter: 7 })).status).toBe(403);
  expect((await signInWith(kalivo, phone, { counter: 3 })).status).toBe(403);
  expect((await signInWith(kalivo, phone, { counter: 0 })).status).toBe(403);
  expect((await traced(kalivo, "passkey_cloned")) - before).toBe(3);
  expect((await signInWith(kalivo, phone, { counter: 8 })).status).toBe(200);
});

test("a device that never counts signs in again and again; one key is of one person only", async () => {
  const [tom, una] = [await somebody(kalivo, "Tom"), await somebody(kalivo, "Una")];
  const { phone } = await addPasskey(kalivo, tom);
  expect((await signInWith(kalivo, phone, { counter: 0 })).status).toBe(200);
  expect((await signInWith(kalivo, phone, { counter: 0 })).status).toBe(200);

  const key = device();
  const askedTom = (await askToAdd(kalivo, tom)).body;
  const made = key.create(askedTom);
  const first = { name: "Mine", ticket: askedTom.ticket, credential: made };
  expect((await kalivo.call("POST", api.addPasskey, { token: tom.token, data: first })).status).toBe(201);
  const askedUna = (await askToAdd(kalivo, una)).body;
  const stolen = { name: "Mine", ticket: askedUna.ticket, credential: made };
  expect((await kalivo.call("POST", api.addPasskey, { token: una.token, data: stolen })).status).toBe(403);
  expect(await listed(una)).toEqual([]);
});

test("ten passkeys are the most, also when several are added at once", async () => {
  const vic = await somebody(kalivo, "Vic");
  for (let made = 0; made < 9; made += 1) await addPasskey(kalivo, vic);
  const questions = await Promise.all([1, 2, 3].map(async () => (await askToAdd(kalivo, vic)).body));
  const added = await Promise.all(
    questions.map((asked) =>
      kalivo.call("POST", api.addPasskey, {
        token: vic.token,
        data: { name: "Mine", ticket: asked.ticket, credential: device().create(asked) },
      }),
    ),
  );
  expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect((await askToAdd(kalivo, vic)).status).toBe(409);
});

test.each([
  {},
  { id: 1, rawId: 1 },
  { id: "\uD800", rawId: "\uD800", type: "public-key", response: {} },
  { id: "AAAA", rawId: "AAAA", type: "public-key", response: { clientDataJSON: "bm90IGpzb24" } },
  { id: "AAAA", rawId: "AAAA", type: "public-key", response: "nothing" },
  { id: "A".repeat(20_000), rawId: [], type: null, response: null },
])("what no browser answers is refused in words, never a failure of ours: %j", async (credential) => {
  const wim = await somebody(kalivo, "Wim");
  const question = await askToSignIn(kalivo);
  const answer = await kalivo.call("POST", api.signInWithPasskey, {
    data: { ticket: question.ticket, credential },
  });
  expect([403, 422]).toContain(answer.status);
  const asked = (await askToAdd(kalivo, wim)).body;
  const data = { name: "Mine", ticket: asked.ticket, credential };
  const added = await kalivo.call("POST", api.addPasskey, { token: wim.token, data });
  expect([403, 422]).toContain(added.status);
  expect(await listed(wim)).toEqual([]);
});

test("a new password leaves the passkeys, and its mail says so: one that a thief added is looked for", async () => {
  const person = await somebody(kalivo, "Reset");
  const bare = await somebody(kalivo, "Bare");
  await addPasskey(kalivo, person);
  for (const { email, token } of [person, bare]) {
    await kalivo.call("POST", api.changePassword, {
      token,
      data: { new_password: "a very new password", proof: { password: PASSWORD } },
    });
    const mail = await lastMail(kalivo, email, /^Your password was changed/);
    expect(mail.includes("One passkey still signs in")).toBe(email === person.email);
  }
});
