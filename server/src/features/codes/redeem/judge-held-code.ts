import type { Day } from "@kalivo/domain/billing/month.ts";
import { judgeCode, type CodeRefusal } from "@kalivo/domain/codes/judge-code.ts";
import { ageGroup } from "@kalivo/domain/people/age.ts";
import type { HeldCode } from "./redeem.queries.ts";

/** Whether this viewer may use the code today; null: they may. */
export const judgeHeldCode = (held: HeldCode, viewerId: number | null, today: Day): CodeRefusal | null =>
  judgeCode(
    {
      archived: held.archived,
      validUntil: held.valid_until,
      maxUses: held.max_uses,
      uses: held.uses_count,
      ownerStands: ownerStands(held, today),
      own: isOwn(held, viewerId),
      usedAlready: held.used,
    },
    today,
  );

/** Rules 17, 22 and 32: a promise of money needs an owner of age who can keep it. */
const ownerStands = (held: HeldCode, today: Day): boolean =>
  !held.owner_gone &&
  ageGroup(held.owner_birthday, today) === "adult" &&
  (held.rate_c100 === 0 || held.payer_pays);

/** One's own code; also that of a team which has nothing to give: one is in it already, or is all there is of it (rule 20). */
function isOwn(held: HeldCode, viewerId: number | null): boolean {
  if (held.person !== null) return held.person.id === viewerId;
  return held.in_team && (held.rate_c100 === 0 || !held.others_in_team);
}
