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

/** Rules 17, 22 and 32: a code that gives money needs an adult owner who can pay. */
const ownerStands = (held: HeldCode, today: Day): boolean =>
  !held.owner_gone &&
  ageGroup(held.owner_birthday, today) === "adult" &&
  (held.rate_cents === 0 || held.payer_pays);

/** The viewer's own code, or one of a team with nothing to give: they are a member already, or its only one (rule 20). */
function isOwn(held: HeldCode, viewerId: number | null): boolean {
  if (held.person !== null) return held.person.id === viewerId;
  return held.in_team && (held.rate_cents === 0 || !held.others_in_team);
}
