import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { postForm } from "#server-test/support/payer.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";

// An admin's own card may pay for the team: whoever ends being one is told that it goes on (rule 25).

const kalivo = useProduct();

const mailsTo = async ({ email }: Somebody) => {
  await kalivo.runDue();
  const mails = await kalivo.product.services.db
    .selectFrom("mails")
    .select(["subject", "body_text"])
    .where("recipient", "=", email)
    .where("subject", "like", "%still pays for%")
    .execute();
  return mails.map(({ body_text }) => body_text.replaceAll(/[\u00a0\u202f]/g, " "));
};
const setAdmin = ({ token }: Somebody, team: number, member: Somebody, is_admin: boolean) =>
  kalivo.call("POST", pathTo(api.setTeamAdmin, { id: team }), {
    token,
    data: { user_id: member.id, is_admin },
  });
const promote = (admin: Somebody, team: number, member: Somebody) => setAdmin(admin, team, member, true);
const demote = (admin: Somebody, team: number, member: Somebody) => setAdmin(admin, team, member, false);
const remove = ({ token }: Somebody, team: number, member: Somebody) =>
  kalivo.call("POST", pathTo(api.removeMember, { id: team }), { token, data: { user_id: member.id } });

const saveFor = async (team: number, { token }: Somebody) => {
  const portal = await kalivo.call("GET", api.openPortal, { token, data: { teamId: team } });
  await postForm(kalivo, portal.body.url, { method: "card", number: "4242 4242 4242 4242" });
  await kalivo.runDue();
};

const named = (name: string) => somebody(kalivo, name, "Min");
const teamOfAdmins = async (first: Somebody, ...others: Somebody[]) => {
  const team = await teamOf(kalivo, first, ...others);
  for (const other of others) await promote(first, team, other);
  return team;
};

test("who entered the card and is removed, demoted or leaves hears that it still pays; the other admins do not", async () => {
  const [first, bea] = [await named("Ada"), await named("Bea")];
  const [cas, dee] = [await named("Cas"), await named("Dee")];
  const team = await teamOfAdmins(first, bea, cas, dee);
  await saveFor(team, bea);
  await remove(first, team, cas);
  expect(await mailsTo(cas)).toEqual([]);
  await demote(first, team, bea);
  const [mail = "", ...more] = await mailsTo(bea);
  expect(more).toEqual([]);
  expect(mail).toContain("still pays for what Trail Crew gives");
  expect(mail).toContain("write to the team's admins, or to us");
  await saveFor(team, dee);
  await promote(first, team, bea);
  await demote(first, team, bea);
  await remove(first, team, bea);
  expect(await mailsTo(bea), "once, and not of the card that took its place").toHaveLength(1);
  await kalivo.call("POST", pathTo(api.leaveTeam, { id: team }), { token: dee.token });
  expect(await mailsTo(dee)).toHaveLength(1);
  expect(await mailsTo(first)).toEqual([]);
});

test("where nobody knows who entered it every admin who goes is told; without a method nobody is", async () => {
  const [first, fay, gus] = [await named("Eva"), await named("Fay"), await named("Gus")];
  const team = await teamOfAdmins(first, fay, gus);
  await remove(first, team, fay);
  expect(await mailsTo(fay)).toEqual([]);
  await teamPayerOf(kalivo, team);
  await remove(first, team, gus);
  expect(await mailsTo(gus)).toHaveLength(1);
});
