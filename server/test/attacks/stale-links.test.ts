import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { expect, test } from "vitest";
import { chooseOrganisations, logCalories, register, type Actor } from "../support/cast.ts";
import { newOrganisation } from "../support/month-world.ts";
import { postForm } from "../support/payer.ts";
import { useProduct } from "../support/product.ts";

// Who is no longer an admin of a team holds its old mails, and no longer its money.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T09:00:00Z" });
const db = () => kalivo.product.services.db;

async function linksTo({ email }: Actor): Promise<Map<NoticeLink["action"], string>> {
  const notice = db().selectFrom("mails").select("body_text").where("recipient", "=", email);
  const { body_text } = await notice.where("body_text", "like", "%/notice/%").executeTakeFirstOrThrow();
  const links = new Map<NoticeLink["action"], string>();
  for (const [, token = ""] of body_text.matchAll(/\/notice\/([\w.-]+)/g)) {
    const { body } = await kalivo.call("GET", pathTo(api.readNoticeLink, { token }));
    links.set(body.action, token);
  }
  return links;
}

const look = (token: string) => kalivo.call("GET", pathTo(api.readNoticeLink, { token }));
const follow = (token: string) => kalivo.call("POST", pathTo(api.followNoticeLink, { token }));

test("links in a notice act for the person they were sent to, while that person acts for the payer", async () => {
  const organisation = await newOrganisation(db(), "Ocean Watch");
  const [ada, ben, thomas] = [
    await register(kalivo, "Ada", "Claes"),
    await register(kalivo, "Ben", "Maes"),
    await register(kalivo, "Thomas", "Peeters"),
  ];
  await chooseOrganisations(thomas, [organisation]);
  const { id: team } = await ada.does(api.createTeam, { name: "Trail Crew" });
  const { code } = await ada.does(api.createCode, { perCalorie: 0, teamId: team });
  for (const member of [ben, thomas]) await member.does(api.applyCode, { code });
  await ada.does(pathTo(api.setTeamAdmin, { id: team }), { user_id: ben.id, is_admin: true });
  const { url } = await ada.get(api.openPortal, { teamId: team });
  await postForm(kalivo, url, { method: "card", number: "4242 4242 4242 4242" });
  await kalivo.runDue();
  await ada.does(api.backBurner, { burner_id: thomas.id, team_id: team, perCalorie: 0.1, limit: 10 });
  for (const day of ["03", "08", "14", "20", "27"]) {
    await kalivo.moveTo(`2026-11-${day}T18:00:00Z`);
    await logCalories(thomas, 1_200);
  }
  await kalivo.moveTo("2026-12-01T05:01:00Z");

  const [adas, bens] = [await linksTo(ada), await linksTo(ben)];
  const actions = ["cancel", "change_method", "drop_line", "lower_line", "stop_all", "stop_pledge"];
  expect([...bens.keys()].toSorted()).toEqual(actions);
  expect((await follow(bens.get("change_method") ?? "")).status).toBe(200);

  await ada.does(pathTo(api.removeMember, { id: team }), { user_id: ben.id });
  for (const token of bens.values())
    expect([(await look(token)).status, (await follow(token)).status]).toEqual([410, 410]);
  const { state } = await db().selectFrom("charges").select("state").executeTakeFirstOrThrow();
  expect(state).toBe("notified");
  expect((await follow(adas.get("cancel") ?? "")).status).toBe(200);
});
