import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// What is sent beside the fields that a call takes.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z", LOG_LEVEL: "fatal" });
const db = () => kalivo.product.services.db;

/** Names that stand in columns, or did in other products, with what somebody would like to be there. */
const WISHES = {
  id: 1,
  admin: true,
  is_admin: true,
  role: "admin",
  email_confirmed_at: "2020-01-01T00:00:00Z",
  email_confirmed: true,
  created_at: "2020-01-01T00:00:00Z",
  erased_at: null,
  password_hash: "x",
  birthday_locked: false,
  user_id: 1,
  payer_id: 1,
  method_since: "2020-01-01T00:00:00Z",
  method_state: "active",
  kcal_counted: 99_999,
  status: "ok",
  trust: "device",
  uses_count: -5,
  hidden_since: null,
  second_factor_at: "2030-01-01T00:00:00Z",
};
const DOORS = [
  [api.saveInformations, { first_name: "Renamed" }],
  [api.savePrivacy, { pseudo: "Owl" }],
  [api.chooseLanguage, { language: "fr" }],
  [api.createTeam, { name: "Crew" }],
  [api.createCode, { perCalorie: 0.1 }],
  [api.sendFeedback, { feedback: "hello" }],
  [api.giveConsent, { kind: "health", text_version: CONSENT_VERSIONS.health, granted: true }],
] as const;

test.each(DOORS)("%s sets what it is for and nothing that is sent beside it", async (path, data) => {
  const person = await somebody(kalivo, "Wanda", "Wish", { confirmed: false });
  const protectedOf = () =>
    db()
      .selectFrom("users")
      .select(["id", "is_admin", "email", "email_confirmed_at", "created_at", "erased_at", "password_hash"])
      .where("id", "=", person.id)
      .executeTakeFirstOrThrow();
  const before = await protectedOf();
  for (const form of [false, true])
    await kalivo.call("POST", path, {
      token: person.token,
      data: { ...WISHES, user: WISHES, ...data },
      form,
    });
  expect(await protectedOf()).toEqual(before);
  const payers = await db().selectFrom("payers").select("id").where("user_id", "=", person.id).execute();
  expect(payers).toEqual([]);
});

test("who registers with more than is asked for is a plain person like any other", async () => {
  const email = "wisher@example.org";
  const data = {
    ...WISHES,
    user: WISHES,
    first_name: "Wil",
    last_name: "Wish",
    email,
    password: "correct horse",
  };
  await kalivo.call("POST", api.register, { data });
  const wisher = await db()
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(wisher).toMatchObject({ is_admin: false, email_confirmed_at: null });
  expect(wisher.created_at.getUTCFullYear()).toBe(2026);
  expect(wisher.id).not.toBe(1);
});

test("a workout counts what its figures say, for who sent it, whatever is sent beside them", async () => {
  const person = await somebody(kalivo, "Wendy");
  const data = { ...WISHES, id: undefined, type: "custom", kcal: 120 };
  await kalivo.call("POST", api.saveWorkout, { token: person.token, data });
  const rows = await db()
    .selectFrom("workouts")
    .select(["kcal_counted", "trust", "user_id"])
    .where("user_id", "=", person.id)
    .execute();
  expect(rows).toEqual([{ kcal_counted: 120, trust: "manual", user_id: person.id }]);
});

test("a known minor cannot be public, also not by what is sent beside a birthday", async () => {
  const [child, stranger] = [await somebody(kalivo, "Kim"), await somebody(kalivo, "Stan")];
  const wish = { birthday: "2012-03-04", public: true, privacy: { public: true } };
  await kalivo.call("POST", api.saveInformations, { token: child.token, data: wish });
  expect(
    (await kalivo.call("POST", api.savePrivacy, { token: child.token, data: { public: true } })).status,
  ).toBe(403);
  expect(
    (await kalivo.call("GET", pathTo(api.readProfile, { id: child.id }), { token: stranger.token })).status,
  ).toBe(404);
});
