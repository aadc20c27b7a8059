import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { register, type Actor } from "./cast.ts";
import type { TestProduct } from "./product.ts";

export type TwoAdmins = { ada: Actor; ben: Actor; team: number };

let teams = 0;

/** A team of two admins. */
export async function twoAdmins(kalivo: TestProduct): Promise<TwoAdmins> {
  teams += 1;
  const ada = await register(kalivo, `Ada${teams}`, "Stays");
  const ben = await register(kalivo, `Ben${teams}`, "Leaves");
  const { id: team } = await ada.does(api.createTeam, { name: `Half Set Up ${teams}` });
  const { code } = await ada.does(api.createCode, { perCalorie: 0, teamId: team });
  await ben.does(api.applyCode, { code });
  await ada.does(pathTo(api.setTeamAdmin, { id: team }), { user_id: ben.id, is_admin: true });
  return { ada, ben, team };
}

export const pageOf = async ({ team }: TwoAdmins, actor: Actor) =>
  (await actor.get(api.openPortal, { teamId: team })).url;

/** How an admin stops being one. */
export const ENDINGS = {
  removed: ({ ada, ben, team }: TwoAdmins) =>
    ada.does(pathTo(api.removeMember, { id: team }), { user_id: ben.id }),
  demoted: ({ ada, ben, team }: TwoAdmins) =>
    ada.does(pathTo(api.setTeamAdmin, { id: team }), { user_id: ben.id, is_admin: false }),
};

/** What the team's payer has, once every event was heard and an admin came back from the page. */
export async function methodOf(kalivo: TestProduct, { ada, team }: TwoAdmins) {
  await ada.does(api.refreshPayment, { team_id: team });
  await kalivo.runDue();
  await kalivo.runDue();
  return kalivo.product.services.db
    .selectFrom("payers")
    .select(["method_state", "method_label"])
    .where("team_id", "=", team)
    .executeTakeFirstOrThrow();
}
