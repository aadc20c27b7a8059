import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "#server-test/support/admins.ts";
import { callsAs } from "#server-test/support/calls-of.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
let ines: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
});

const { get } = callsAs(kalivo, () => ines);
const found = async (search: string) =>
  (await get(api.listAllPeople, { search })).body.map(({ first_name }) => first_name);

test("people are found by name without its accents, by the name behind a pseudonym, by address and by id", async () => {
  const helene = await somebody(kalivo, "Hélène", "Dubois");
  const { db } = kalivo.product.services;
  await db
    .updateTable("privacy_settings")
    .set({ pseudo: "Tortoise", public: false })
    .where("user_id", "=", helene.id)
    .execute();
  for (const search of ["helene", "DUBOIS", "lene dub", "tortoise", helene.email])
    expect([search, await found(search)]).toEqual([search, ["Hélène"]]);
  expect((await found(`${helene.id}`))[0]).toBe("Hélène"); // also when an address contains the digits
  for (const search of ["nobody at all", "%", "__", "99999999999999"])
    expect([search, await found(search)]).toEqual([search, []]);

  const page = await get(api.listAllPeople, { per_page: 1 });
  expect(page.body).toMatchObject([
    { id: helene.id, email: helene.email, pseudo: "Tortoise", admin: false, erased_at: null },
  ]);
  expect(page.headers["x-total-count"]).toBe("2");
});

/** 200 signs of four bytes each. */
const rare = (from: number) =>
  String.fromCodePoint(...Array.from({ length: 200 }, (_, place) => 0x2_00_00 + from + place));

test("a search follows a name, an address and a pseudonym that change, of whatever length", async () => {
  const { db } = kalivo.product.services;
  const { id, email } = await somebody(kalivo, "Quirin", "Zander");
  const person = (changed: { first_name?: string; last_name?: string; email?: string }) =>
    db.updateTable("users").set(changed).where("id", "=", id).execute();
  const pseudo = (name: string | null) =>
    db.updateTable("privacy_settings").set({ pseudo: name }).where("user_id", "=", id).execute();
  await person({ first_name: "Severin", email: "new@zander.example" });
  await pseudo("Nightowl");
  for (const search of ["quirin", email]) expect([search, await found(search)]).toEqual([search, []]);
  for (const search of ["severin zander", "new@zander", "nightowl"])
    expect([search, await found(search)]).toEqual([search, ["Severin"]]);
  await pseudo(null);
  expect(await found("nightowl")).toEqual([]);
  await person({ first_name: rare(0), last_name: rare(200) });
  await pseudo(rare(400));
  expect(await found(rare(150).slice(0, 40))).toEqual([rare(0)]);
});
