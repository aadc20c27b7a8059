import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as api from "@kalivo/contract/api-paths.ts";
import { User } from "@kalivo/contract/shapes/user.ts";
import { PASSWORD, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { REGISTRATIONS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import { forgetRegistrations } from "./forget-registrations.ts";
import { erasePerson } from "./erasure/erase-person.ts";

const kalivo = useProduct();

async function begun(wanted: string): Promise<{ token: string; email: string }> {
  const email = `${randomUUID()}@example.org`;
  const data = { first_name: "Bo", last_name: "Burner", email, password: PASSWORD, codes: [], wanted };
  const { status, body } = await kalivo.call("POST", api.register, { data });
  expect(status).toBe(201);
  return { token: body.token, email };
}
const me = async (token: string) => User.parse((await kalivo.call("GET", api.readMe, { token })).body);
const save = (token: string, data: Record<string, unknown>) =>
  kalivo.call("POST", api.saveRegistration, { token, data });

test("a registration keeps where its shared link leads, and goes on where it stood, on any device", async () => {
  const { token, email } = await begun("/register?back=Somebody-7&key=s3cret");
  const wanted = "/user/7/back?key=s3cret";
  expect((await me(token)).registration).toEqual({ type: null, step: "type", wanted });
  expect((await save(token, { type: "both", step: "organisations" })).status).toBe(200);
  const elsewhere = await kalivo.call("POST", api.signIn, {
    data: { email, password: PASSWORD },
  });
  const there = await me(elsewhere.body.token);
  expect(there.registration).toEqual({ type: "both", step: "organisations", wanted });
});

test.each(["", "https://elsewhere.example/user/1", "//elsewhere.example", "/admin", "/register/last"])(
  "a newcomer is led to what people share and nowhere else: not to '%s'",
  async (wanted) => {
    const { token } = await begun(wanted);
    expect((await me(token)).registration).toEqual({ type: null, step: "type", wanted: null });
  },
);

test("done is done: nothing begins it again", async () => {
  const { token } = await begun("/team/1");
  await save(token, { type: "donor", step: null });
  expect((await me(token)).registration).toBeNull();
  await save(token, { type: "donor", step: "last" });
  expect((await me(token)).registration).toBeNull();
});

test("an account that another app opens has no registration to finish", async () => {
  const person = await somebody(kalivo, "Ada");
  expect((await me(person.token)).registration).toBeNull();
});

test("signing out ends it, and only one's own", async () => {
  const [one, other] = [await begun("/team/1"), await begun("/team/1")];
  await kalivo.call("POST", api.signOut, { token: one.token });
  const again = await kalivo.call("POST", api.signIn, {
    data: { email: one.email, password: PASSWORD },
  });
  expect((await me(again.body.token)).registration).toBeNull();
  expect((await me(other.token)).registration).not.toBeNull();
});

test("one that nobody finished ends after 30 days, wherever it stands; the account stays", async () => {
  const { db, clock } = kalivo.product.services;
  const [old, young] = [await begun("/team/1"), await begun("/team/1")];
  await save(old.token, { type: "both", step: "payment" });
  const begunAt = clock.now();
  for (const [token, ms] of [
    [old.token, 0],
    [young.token, 1000],
  ] as const) {
    const begun_at = new Date(begunAt.getTime() + ms);
    const { id } = await me(token);
    await db.updateTable("registrations").set({ begun_at }).where("user_id", "=", id).execute();
  }
  const passed = (ms: number) => ({ now: () => new Date(begunAt.getTime() + ms) });
  await forgetRegistrations({ db, clock: passed(REGISTRATIONS_KEPT_DAYS * 86_400_000 - 1) });
  expect((await me(old.token)).registration).not.toBeNull();
  await forgetRegistrations({ db, clock: passed(REGISTRATIONS_KEPT_DAYS * 86_400_000) });
  expect((await me(old.token)).registration).toBeNull();
  expect((await me(young.token)).registration).not.toBeNull();
  expect(
    (await kalivo.call("POST", api.signIn, { data: { email: old.email, password: PASSWORD } })).status,
  ).toBe(200);
});

test("one's own export has it, and an erasure takes it away", async () => {
  const { token } = await begun("/user/7");
  const { id } = await me(token);
  const { db, clock, config } = kalivo.product.services;
  await db.transaction().execute((tx) => erasePerson(tx, { id, publicUrl: config.publicUrl }, clock.now()));
  expect(await db.selectFrom("registrations").where("user_id", "=", id).selectAll().execute()).toEqual([]);
});

test.each([
  { type: "walker", step: "type" },
  { type: "donor", step: "somewhere" },
])("a step nobody knows is refused: %o", async (data) => {
  const { token } = await begun("");
  expect((await save(token, data)).status).toBe(422);
});
