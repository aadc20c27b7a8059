import { expect, test } from "vitest";
import { portraitUrl } from "@kalivo/domain/people/portrait.ts";
import { newPayer, newPledge } from "#server-test/support/month-world.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { facesOfPayers, facesOfPeople } from "./faces.queries.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

async function withPortrait(name: string, seed: string) {
  const person = await somebody(kalivo, name);
  await db().updateTable("users").set({ portrait: seed }).where("id", "=", person.id).execute();
  return person;
}

const hide = (id: number) =>
  db()
    .updateTable("privacy_settings")
    .set({ public: false, hidden_since: new Date("2020-01-01T00:00:00Z") })
    .where("user_id", "=", id)
    .execute();

test("a face is seen of whoever is public, and of somebody hidden by those who are related to them", async () => {
  const stranger = await somebody(kalivo, "Stranger");
  const shown = await withPortrait("Shown", "aaaaaaaaaaaa");
  const hidden = await withPortrait("Hidden", "bbbbbbbbbbbb");
  const supported = await somebody(kalivo, "Supported");
  await hide(hidden.id);
  const payer = await newPayer(db(), { userId: hidden.id });
  await newPledge(db(), { payer, burner: supported.id, rate: 10 });

  const ids = [shown.id, hidden.id, stranger.id];
  expect([...(await facesOfPeople(db(), stranger.id, ids))]).toEqual([
    [shown.id, portraitUrl("aaaaaaaaaaaa")],
  ]);
  expect((await facesOfPeople(db(), supported.id, ids)).get(hidden.id)).toBe(portraitUrl("bbbbbbbbbbbb"));
  expect((await facesOfPayers(db(), supported.id, [payer])).get(payer)).toBe(portraitUrl("bbbbbbbbbbbb"));
  expect((await facesOfPayers(db(), stranger.id, [payer])).size).toBe(0);
});
