import * as api from "@kalivo/contract/api-paths.ts";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import type { Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

/** A team of these people, by the real calls; the first is its admin. */
export async function teamOf(kalivo: TestProduct, admin: Somebody, ...members: Somebody[]): Promise<number> {
  const made = await kalivo.call("POST", api.createTeam, {
    token: admin.token,
    data: { name: "Trail Crew" },
  });
  const teamId = made.body.id;
  const invitation = await codeOf(kalivo, admin, { perCalorie: 0, teamId });
  for (const member of members) {
    const joined = await applyCode(kalivo, member, invitation.code);
    if (joined.status !== 200) throw new Error(`could not join: ${joined.text}`);
  }
  return teamId;
}

/** A code by the real call; by default ten cents per 100 kcal without a limit. */
export async function codeOf(
  kalivo: TestProduct,
  owner: Somebody,
  data: Record<string, unknown> = {},
): Promise<Code> {
  const made = await kalivo.call("POST", api.createCode, {
    token: owner.token,
    data: { perCalorie: 0.1, ...data },
  });
  if (made.status !== 201) throw new Error(`no code: ${made.text}`);
  return made.body;
}

export const applyCode = (kalivo: TestProduct, { token }: Somebody, code: string) =>
  kalivo.call("POST", api.applyCode, { token, data: { code } });

/** The payer of a team, with a working card. */
export async function teamPayerOf(kalivo: TestProduct, teamId: number): Promise<number> {
  const since = new Date("2026-01-01T00:00:00Z");
  const { id } = await kalivo.product.services.db
    .insertInto("payers")
    .values({
      team_id: teamId,
      provider: "sandbox",
      customer_ref: `customer-of-team-${teamId}`,
      method_ref: `method-of-team-${teamId}`,
      method_kind: "card",
      method_label: "Visa •••• 4242",
      method_state: "active",
      method_since: since,
      created_at: since,
    })
    .onConflict((conflict) => conflict.column("team_id").doUpdateSet({ method_state: "active" }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
