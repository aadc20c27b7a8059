import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { User } from "@kalivo/contract/shapes/user.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useSources } from "../support/connections.ts";
import { device } from "../support/device.ts";
import { codeIn, lastMail, mailedTo, mailTokenIn, resetTokenIn } from "../support/mailed.ts";
import { addPasskey, askToAdd, signInWith } from "../support/passkeys.ts";
import { PASSWORD, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// What a thief began with somebody's password, and the owner ends by showing whose account it is.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { begin, comeBack, connection } = useSources(kalivo);
const NEW = "only mine again";
const somewhere = () => `${randomUUID()}@thief.example`;
const signIn = (email: string, password = PASSWORD) =>
  kalivo.call("POST", api.signIn, { data: { email, password } });
const follow = (token: string) => kalivo.call("POST", pathTo(api.followMailLink, { token }));
const change = (token: string, email: string) =>
  kalivo.call("POST", api.changeAddress, { token, data: { email, proof: { password: PASSWORD } } });
const me = async (token: string) => User.parse((await kalivo.call("GET", api.readMe, { token })).body);

async function reset(email: string, password = NEW) {
  await kalivo.call("POST", api.forgotPassword, { data: { email } });
  const token = resetTokenIn(await lastMail(kalivo, email, /^Choose a new/));
  return kalivo.call("POST", api.resetPassword, { data: { token, password } });
}

const proofs = {
  "a reset": ({ email }: Somebody) => reset(email),
  "a new password": ({ token }: Somebody) =>
    kalivo.call("POST", api.changePassword, {
      token,
      data: { new_password: NEW, proof: { password: PASSWORD } },
    }),
  "signed out everywhere": ({ token }: Somebody) => kalivo.call("POST", api.endSignIns, { token }),
};

test.each(Object.entries(proofs))(
  "%s ends a change of address that a thief began, by link and by code",
  async (_, prove) => {
    const owner = await somebody(kalivo, "Olga", "Owner");
    const thiefs = somewhere();
    const { token } = (await signIn(owner.email)).body;
    expect((await change(token, thiefs)).status).toBe(200);
    const mail = await lastMail(kalivo, thiefs, /^Confirm/);
    expect((await prove(owner)).status).toBe(200);

    expect((await follow(mailTokenIn(mail))).status).toBe(410);
    const before = await signIn(owner.email);
    const again = (before.status === 200 ? before : await signIn(owner.email, NEW)).body;
    const confirmed = await kalivo.call("POST", api.confirmAddress, {
      token: again.token,
      data: { code: codeIn(mail) },
    });
    expect(confirmed.status).toBe(422);
    expect(await me(again.token)).toMatchObject({ email: owner.email, email_waiting: null });
  },
);

test("the owner's mailbox hears of a change of address when it is asked for, and what to do", async () => {
  const owner = await somebody(kalivo, "Ella", "Early");
  const thiefs = somewhere();
  await change((await signIn(owner.email)).body.token, thiefs);
  const mail = await lastMail(kalivo, owner.email, /^Somebody wants to change your email address/);
  expect(mail).toContain("/forgot");
  expect(mail).not.toContain(thiefs);
  const unproven = await somebody(kalivo, "Una", "Unproven", { confirmed: false });
  await change(unproven.token, somewhere());
  const told = (await mailedTo(kalivo, unproven.email)).map(({ subject }) => subject);
  expect(told).toEqual(["Welcome to Kalivo"]);
});

test("who never confirmed an address keeps its own confirmation when they sign out everywhere", async () => {
  const person = await somebody(kalivo, "Cara", "Careful", { confirmed: false });
  const welcome = mailTokenIn(await lastMail(kalivo, person.email, /^Welcome/));
  await kalivo.call("POST", api.endSignIns, { token: person.token });
  expect((await follow(welcome)).status).toBe(200);
});

test("a passkey that was being set up when the password changed is not added, also by the sign-in that stays", async () => {
  const owner = await somebody(kalivo, "Pia", "Passkey");
  const asked = (await askToAdd(kalivo, owner)).body;
  expect((await proofs["a new password"](owner)).status).toBe(200);
  const data = { name: "Thief's", ticket: asked.ticket, credential: device().create(asked) };
  expect((await kalivo.call("POST", api.addPasskey, { token: owner.token, data })).status).toBe(403);
});

test("a connection that a thief began connects nobody once their sign-in has ended", async () => {
  const owner = await somebody(kalivo, "Cleo", "Connected");
  const thief = { ...owner, token: (await signIn(owner.email)).body.token };
  const [state, waiting] = [await begin(thief, "strava"), await begin(thief, "strava")];
  const page = await comeBack("strava", { state: waiting, code: "strava.waiting" }, "");
  expect((await proofs["a new password"](owner)).status).toBe(200);
  await comeBack("strava", { state, code: "strava.thief" });
  const token = String(page["pending"]);
  expect((await kalivo.call("POST", pathTo(api.confirmConnection, { token }))).status).toBe(410);
  expect((await connection(owner))?.status).toBe("none");
});

test("what a stranger set up under an address that nobody had confirmed ends when its mailbox answers first", async () => {
  const squatted = await somebody(kalivo, "Vic", "Tim", { confirmed: false });
  const { phone } = await addPasskey(kalivo, squatted, "The stranger's");
  const waiting = somewhere();
  await change(squatted.token, waiting);
  const link = mailTokenIn(await lastMail(kalivo, waiting, /^Confirm/));

  const { status, body } = await reset(squatted.email);
  expect([status, body.message]).toEqual([
    200,
    "Your new password is set. Passkeys from before this address was confirmed are removed. Please sign in.",
  ]);
  expect((await signInWith(kalivo, phone)).status).toBe(403);
  expect((await kalivo.call("GET", api.readMe, { token: squatted.token })).status).toBe(401);
  expect((await follow(link)).status).toBe(410);
  const mail = await lastMail(kalivo, squatted.email, /^Your password was changed/);
  expect(mail).toContain("This address had never been confirmed before.");
  expect(mail).not.toContain("still signs in");
});

test("a stranger's passkey ends with the owner's reset, also where the owner followed the welcome mail's link first", async () => {
  const squatted = await somebody(kalivo, "Wel", "Come", { confirmed: false });
  const { phone } = await addPasskey(kalivo, squatted, "The stranger's");
  await follow(mailTokenIn(await lastMail(kalivo, squatted.email, /^Welcome/)));
  expect((await reset(squatted.email)).body.message).toContain(
    "Passkeys from before this address was confirmed",
  );
  expect((await signInWith(kalivo, phone)).status).toBe(403);
});

test("the end of the account that a thief asked for and confirmed ends with a reset", async () => {
  const person = await somebody(kalivo, "End", "Ing");
  await kalivo.owner
    .insertInto("erasure_requests")
    .values({
      user_id: person.id,
      asked_at: new Date("2026-11-01T10:00:00Z"),
      confirmed_at: new Date("2026-11-01T10:01:00Z"),
      due_at: new Date("2050-01-01T00:00:00Z"),
    })
    .execute();
  expect((await reset(person.email)).status).toBe(200);
  const left = await kalivo.owner
    .selectFrom("erasure_requests")
    .selectAll()
    .where("user_id", "=", person.id)
    .execute();
  expect(left).toEqual([]);
});

test("once an address is confirmed, a reset leaves the passkeys of whoever confirmed it", async () => {
  const person = await somebody(kalivo, "Kim", "Keeps", { confirmed: false });
  await follow(mailTokenIn(await lastMail(kalivo, person.email, /^Welcome/)));
  const { phone } = await addPasskey(kalivo, person);
  expect((await reset(person.email)).body.message).toBe("Your new password is set. Please sign in.");
  expect((await signInWith(kalivo, phone)).status).toBe(200);
  const mail = await lastMail(kalivo, person.email, /^Your password was changed/);
  expect(mail).not.toContain("never been confirmed");
});
