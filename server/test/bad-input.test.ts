import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chooseOrganisations } from "@kalivo/contract/routes/choose-organisations.ts";
import { forgotPassword } from "@kalivo/contract/routes/forgot-password.ts";
import { initIntegration } from "@kalivo/contract/routes/init-integration.ts";
import { listBurners } from "@kalivo/contract/routes/list-burners.ts";
import { listDonors } from "@kalivo/contract/routes/list-donors.ts";
import { listOrganisations } from "@kalivo/contract/routes/list-organisations.ts";
import { listWorkouts } from "@kalivo/contract/routes/list-workouts.ts";
import { deleteWorkout } from "@kalivo/contract/routes/own/delete-workout.ts";
import { giveConsent } from "@kalivo/contract/routes/own/give-consent.ts";
import { readMe } from "@kalivo/contract/routes/read-me.ts";
import { readOrganisation } from "@kalivo/contract/routes/read-organisation.ts";
import { readProfile } from "@kalivo/contract/routes/read-profile.ts";
import { readStats } from "@kalivo/contract/routes/read-stats.ts";
import { register } from "@kalivo/contract/routes/register.ts";
import { resetPassword } from "@kalivo/contract/routes/reset-password.ts";
import { saveInformations } from "@kalivo/contract/routes/save-informations.ts";
import { savePrivacy } from "@kalivo/contract/routes/save-privacy.ts";
import { saveWorkout } from "@kalivo/contract/routes/save-workout.ts";
import { setActiveSource } from "@kalivo/contract/routes/set-active-source.ts";
import { signIn } from "@kalivo/contract/routes/sign-in.ts";
import { signOut } from "@kalivo/contract/routes/sign-out.ts";
import { syncWorkouts } from "@kalivo/contract/routes/sync-workouts.ts";
import type { Route } from "@kalivo/contract/route.ts";
import { field, fieldsOf, form, named, sendTo, urlOf, type Sent } from "./support/bad-requests.ts";
import { somebody, type Somebody } from "./support/people.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct();
let person: Somebody;
beforeAll(async () => {
  person = await somebody(kalivo);
});

const READS: Route[] = [
  initIntegration,
  listBurners,
  listDonors,
  listOrganisations,
  listWorkouts,
  readMe,
  readOrganisation,
  readProfile,
  readStats,
];
const WRITES: Route[] = [
  chooseOrganisations,
  deleteWorkout,
  forgotPassword,
  giveConsent,
  register,
  resetPassword,
  saveInformations,
  savePrivacy,
  saveWorkout,
  setActiveSource,
  signIn,
  syncWorkouts,
];
const WITH_BODY = WRITES.filter(({ body }) => body !== undefined);
const send = (route: Route, sent: Sent) => sendTo(kalivo, person.token, route, sent);

/** Everything a call could have changed. */
async function everything() {
  const { db } = kalivo.product.services;
  const tables = [
    "users",
    "privacy_settings",
    "sessions",
    "password_resets",
    "consents",
    "user_organisations",
    "workouts",
    "integration_states",
    "outbox",
    "pictures",
  ] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

test.each(named([...READS, ...WRITES, signOut].filter(({ access }) => access === "person")))(
  "%s needs a sign-in",
  async (_, route) => {
    expect((await send(route, { signedIn: false })).status).toBe(401);
    for (const authorization of [
      "Bearer",
      "Bearer x",
      `Bearer ${"A".repeat(43)}`,
      `Basic ${person.token}`,
      `Bearer ${"x".repeat(5000)}`,
    ]) {
      const answer = await kalivo.app.inject({
        method: route.method,
        url: urlOf(route),
        headers: { authorization, cookie: `jwt=${person.token}` },
      });
      expect([authorization.slice(0, 20), answer.statusCode]).toEqual([authorization.slice(0, 20), 401]);
    }
  },
);

test.each(named([...READS, ...WRITES].filter(({ path }) => path.includes("{id}"))))(
  "%s knows no such id",
  async (_, route) => {
    for (const id of [
      "999999",
      "0",
      "-1",
      "1.5",
      "abc",
      "null",
      "2147483648",
      "9".repeat(400),
      "%00",
      "1;select",
    ]) {
      expect([id, (await send(route, { id })).status]).toEqual([id, 404]);
    }
  },
);

test.each(named(READS.filter(({ query }) => query !== undefined)))(
  "%s names the wrong part of its query",
  async (_, route) => {
    const wrong: Record<string, string[]> = {
      page: ["0", "-1", "abc", "1e309", "1.5", "99999999999"],
      per_page: ["0", "101", "abc"],
      type: ["nonsense", "__proto__"],
      sort: ["nonsense", "created_at; drop table users", "__proto__"],
      id: ["abc", "0", "99999999999"],
      search: ["x".repeat(10_000), "%00"],
    };
    for (const name of fieldsOf(route.query)) {
      for (const value of wrong[name] ?? []) {
        expect([name, value, await send(route, { query: `?${name}=${value}` })]).toEqual([
          name,
          value,
          { status: 422, fields: [name] },
        ]);
      }
      expect([name, await send(route, { query: `?${name}=1&${name}=2` })]).toEqual([
        name,
        { status: 422, fields: [name] },
      ]);
    }
  },
);

describe.each(named(WITH_BODY))("%s", (_, route) => {
  // Each call is limited by person: another one for each test, whatever fields a call gets.
  beforeEach(async () => {
    person = await somebody(kalivo);
  });

  test("names each field of the wrong kind, in JSON and in a form, and changes nothing", async () => {
    const before = await everything();
    for (const name of fieldsOf(route.body)) {
      for (const value of [{ a: { b: 1 } }, [[{}]], "\u0000"]) {
        const { status, fields } = await send(route, { payload: JSON.stringify({ [name]: value }) });
        expect([name, value, status, fields.map((wrong) => wrong.split(".")[0])]).toEqual([
          name,
          value,
          422,
          expect.arrayContaining([name]),
        ]);
      }
      const { status, fields } = await send(route, form([field(`${name}[a][b]`, "1")]));
      expect([name, status, fields.map((wrong) => wrong.split(".")[0])]).toEqual([
        name,
        422,
        expect.arrayContaining([name]),
      ]);
    }
    expect(await everything()).toEqual(before);
  });

  test("refuses a body that is no object", async () => {
    for (const payload of ["[]", '"text"', "1", "true", "{", "{]", "\u0000", '{"a":'.repeat(20_000)]) {
      expect([payload.slice(0, 20), (await send(route, { payload })).status]).toEqual([
        payload.slice(0, 20),
        422,
      ]);
    }
    expect((await send(route, { payload: "<a/>", type: "text/xml" })).status).toBe(415);
    expect((await send(route, { payload: "{}", type: "text/plain" })).status).toBe(415);
  });

  test("refuses a broken form", async () => {
    const type = "multipart/form-data; boundary=frontier";
    const broken = [
      "garbage",
      "--frontier\r\n",
      "--frontier\r\nContent-Disposition: form-data\r\n\r\nx",
      '--frontier\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
    ];
    for (const payload of broken) {
      expect([payload, (await send(route, { payload: Buffer.from(payload), type })).status]).toEqual([
        payload,
        422,
      ]);
    }
    expect((await send(route, { payload: Buffer.from("x"), type: "multipart/form-data" })).status).toBe(422);
  });

  test("refuses names that reach for the prototype, and names that are none", async () => {
    for (const payload of ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}']) {
      expect((await send(route, { payload })).status).toBe(422);
    }
    for (const name of [
      "__proto__[admin]",
      "a[__proto__][admin]",
      "constructor[prototype]",
      "a[b",
      "a]b[",
      "a[b][c][d][e][f][g]",
      "",
    ]) {
      expect([name, (await send(route, form([field(name, "1")]))).status]).toEqual([name, 422]);
    }
    expect((await send(route, form([field("a", "1"), field("a[b]", "2")]))).status).toBe(422);
  });

  test("refuses what is too large or too much", async () => {
    const huge = "x".repeat(11 * 1024 * 1024);
    expect((await send(route, { payload: `{"a":"${huge}"}` })).status).toBe(413);
    expect((await send(route, form([field("a", huge)]))).status).toBe(413);
    const [first = "a"] = fieldsOf(route.body);
    expect((await send(route, form([field(first, "x".repeat(10_000))]))).status).toBe(422);
    expect([413, 422]).toContain(
      (await send(route, form(Array.from({ length: 2000 }, (__, index) => field(`a${index}`, "1"))))).status,
    );
  });

  test("takes no file it did not ask for", async () => {
    const file =
      'Content-Disposition: form-data; name="surprise"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx';
    expect((await send(route, form([file]))).status).toBe(422);
  });
});

test("a name of 10 000 letters is refused where one is asked for", async () => {
  const name = "x".repeat(10_000);
  const data = { first_name: name, last_name: name, email: `${name}@example.org`, password: name };
  const { status, fields } = await send(register, { payload: JSON.stringify(data) });
  expect([status, fields.toSorted()]).toEqual([422, ["email", "first_name", "last_name", "password"]]);
  expect(await send(saveInformations, { payload: JSON.stringify({ first_name: name }) })).toEqual({
    status: 422,
    fields: ["first_name"],
  });
});
