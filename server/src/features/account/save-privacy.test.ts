import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { User } from "@kalivo/contract/shapes/user.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const save = (token: string, data: Record<string, unknown>, form = true) =>
  kalivo.call("POST", api.savePrivacy, { token, data, form });
const privacyOf = async (token: string) =>
  User.parse((await kalivo.call("GET", api.readMe, { token })).body).privacy;

const ALL_OFF = {
  public: false,
  funds_raised: false,
  calories_burned: false,
  backers_count: false,
  backers_detail: false,
  organisations: false,
  burners_count: false,
  burners_detail: false,
  donations: false,
  newsletter: false,
  new_donor: false,
  reminder_sync: false,
  month_recap: false,
};

test("every switch and the pseudonym are saved, as a form or as JSON, and what is not sent stays", async () => {
  const { token } = await somebody(kalivo);
  const before = await privacyOf(token);
  const answer = await save(token, { pseudo: "  Moonlight ", ...ALL_OFF });
  expect([answer.status, answer.body.message]).toEqual([200, "Modifications saved !"]);
  expect(await privacyOf(token)).toEqual({ pseudo: "Moonlight", ...ALL_OFF });
  expect((await save(token, { funds_raised: "1", newsletter: true }, false)).status).toBe(200);
  expect(await privacyOf(token)).toEqual({
    pseudo: "Moonlight",
    ...ALL_OFF,
    funds_raised: true,
    newsletter: true,
  });
  expect((await save(token, {}, false)).status).toBe(200);
  expect((await save(token, { ...before, pseudo: " " })).status).toBe(200);
  expect(await privacyOf(token)).toEqual(before);
});

test("a pseudonym is seen by others at once, and one that nobody could see is refused", async () => {
  const { id, token } = await somebody(kalivo);
  const viewer = await somebody(kalivo, "Vera");
  expect((await save(token, { pseudo: "月光" })).status).toBe(200);
  const seen = await kalivo.call("GET", pathTo(api.readProfile, { id }), { token: viewer.token });
  expect(seen.body).toMatchObject({ first_name: "月光", last_name: "" });
  for (const pseudo of ["\u200b\u2060", "\u3164", "\u00ad", "x".repeat(201), "a\u0007b"]) {
    const answer = await save(token, { pseudo, public: false });
    expect([pseudo, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([pseudo, 422, ["pseudo"]]);
  }
  expect(await privacyOf(token)).toMatchObject({ pseudo: "月光", public: true });
});

test("somebody under 18 cannot become public, and nothing else is saved with the try", async () => {
  const { token } = await somebody(kalivo);
  const birthday = (day: string) =>
    kalivo.call("POST", api.saveInformations, { token, data: { birthday: day } });
  await birthday("2008-11-06");
  const refused = await save(token, { public: true, donations: false });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "Your profile can be public from the age of 18.",
  ]);
  expect(await privacyOf(token)).toMatchObject({ public: false, donations: true });
  expect((await save(token, { public: false, donations: false })).status).toBe(200);
  expect(await privacyOf(token)).toMatchObject({ public: false, donations: false });
  await kalivo.moveTo("2026-11-06T10:00:00Z");
  expect((await save(token, { public: true })).status).toBe(200);
});

test("a profile never ends up public under 18, whichever of birthday and switch comes first", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => somebody(kalivo)));
  await Promise.all(
    people.flatMap(({ token }) => [
      save(token, { public: true, new_donor: false }),
      kalivo.call("POST", api.saveInformations, { token, data: { birthday: "2010-01-01" } }),
    ]),
  );
  for (const { token } of people) expect((await privacyOf(token)).public).toBe(false);
});
