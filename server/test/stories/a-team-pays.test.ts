import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { expect, test } from "vitest";
import { booksDiffer } from "../support/books-differ.ts";
import { chooseOrganisations, logCalories, register, type Actor } from "../support/cast.ts";
import { newOrganisation } from "../support/month-world.ts";
import { postForm } from "../support/payer.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T09:00:00Z" });
const db = () => kalivo.product.services.db;

test("a team with two admins pays for a member's November, and both get every money mail", async () => {
  const [ocean, trees] = [await newOrganisation(db(), "Ocean Watch"), await newOrganisation(db(), "Trees")];
  const [ada, ben, thomas] = [
    await register(kalivo, "Ada", "Claes"),
    await register(kalivo, "Ben", "Maes"),
    await register(kalivo, "Thomas", "Peeters"),
  ];
  await chooseOrganisations(thomas, [ocean, trees]);
  const team = await newTeam(ada, [ben, thomas]);
  await ada.does(pathTo(api.setTeamAdmin, { id: team }), { user_id: ben.id, is_admin: true });

  const { url } = await ada.get(api.openPortal, { teamId: team });
  await postForm(kalivo, url, { method: "card", number: "4242 4242 4242 4242" });
  await kalivo.runDue();
  await ada.does(api.backBurner, {
    burner_id: thomas.id,
    team_id: team,
    perCalorie: 0.1,
    limit: 10,
  });
  await ben.does(api.blacklistOrganisations, { organisations: [trees], team_id: team });
  const { payment_info } = await ben.get(pathTo(api.readTeam, { id: team }));
  expect(payment_info).toMatchObject({
    is_active: true,
    method_label: "Visa ••4242",
    backings: [{ rate_in_cents_per_kcal: 0.1, monthly_max_in_euros: 10, to: { first_name: "Thomas" } }],
    blacklisted_organisations: [{ name: "Trees" }],
  });

  for (const day of ["03", "08", "14", "20", "27"]) {
    await kalivo.moveTo(`2026-11-${day}T18:00:00Z`);
    await logCalories(thomas, 1_200);
  }
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  const [announced] = await ben.get(api.listStatements);
  expect(announced).toMatchObject({ team: { id: team, name: "Trail Crew" }, total_in_euros: 6 });
  expect(await thomas.get(api.listStatements)).toEqual([]);
  expect(
    (
      await kalivo.call("GET", pathTo(api.readStatement, { id: String(announced?.id) }), {
        token: thomas.token,
      })
    ).status,
  ).toBe(404);

  await kalivo.moveTo("2026-12-04T08:01:00Z");
  await kalivo.runDue();
  const paid = await ada.get(pathTo(api.readStatement, { id: String(announced?.id) }));
  expect(paid).toMatchObject({
    state: "charged",
    lines: [{ organisations: [{ name: "Ocean Watch", amount_in_euros: 6 }] }],
  });
  for (const admin of [ada, ben]) {
    expect((await mailsOf(admin)).slice(1)).toEqual([
      "You now support Thomas Peeters",
      `We'll collect ${formatEuros(600n)} on 04/12/2026`,
      `Thank you for your ${formatEuros(600n)} for November 2026`,
    ]);
  }
  expect((await mailsOf(thomas)).filter((subject) => subject.includes("€"))).toEqual([]);
  expect(await mailTextOf(ben, "We'll collect")).toContain("This is about the team Trail Crew");
  expect((await thomas.get(pathTo(api.readTeam, { id: team }))).total_donated).toBe(6);
  expect(await booksDiffer(db())).toEqual([]);
});

async function newTeam(admin: Actor, members: readonly Actor[]): Promise<number> {
  const { id } = await admin.does(api.createTeam, { name: "Trail Crew" });
  const { code } = await admin.does(api.createCode, { perCalorie: 0, teamId: id });
  for (const member of members) await member.does(api.applyCode, { code });
  return id;
}

const mails = ({ email }: Actor) =>
  db().selectFrom("mails").select(["subject", "body_text"]).where("recipient", "=", email).orderBy("id");

const mailsOf = async (actor: Actor): Promise<string[]> =>
  (await mails(actor).execute()).map(({ subject }) => subject);

async function mailTextOf(actor: Actor, subject: string): Promise<string | undefined> {
  const mail = await mails(actor).where("subject", "like", `%${subject}%`).executeTakeFirst();
  return mail?.body_text;
}
