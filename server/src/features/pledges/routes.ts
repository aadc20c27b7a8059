import { backBurner as backRoute } from "@kalivo/contract/routes/back-burner.ts";
import { PLAN_MONTHS } from "@kalivo/domain/billing/day-ahead.ts";
import { ADULT_AGE_YEARS } from "@kalivo/domain/limits.ts";
import {
  allowDonor as allowRoute,
  listRefusedDonors,
  refuseDonor as refuseRoute,
} from "@kalivo/contract/routes/own/refuse-donor.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { actingPayer } from "../memberships/acting-payer.ts";
import { backBurner, type BackRefusal } from "./back-burner.ts";
import { countPledge, pledgesADay } from "./pledges-a-day.ts";
import { deleteRefusal, selectRefused } from "./refused/refused.queries.ts";
import { refuseDonor } from "./refused/refuse-donor.ts";

const REFUSALS = {
  "unknown-burner": refusal(404, (say) => say.giving.unknownPerson),
  oneself: refusal(409, (say) => say.giving.oneself),
  minor: refusal(403, (say) => say.giving.pledgeFromAge(ADULT_AGE_YEARS)),
  refused: refusal(403, (say) => say.giving.cannotSupport),
  stopped: refusal(403, (say) => say.giving.stoppedByDispute),
  "stop-later": refusal(422, (say) => say.giving.stopLater),
  "not-running": refusal(409, (say) => say.giving.stoppedElsewhere),
  "nothing-to-plan": refusal(409, (say) => say.giving.nothingToPlan),
  "no-month-ahead": refusal(422, (say) => say.giving.noMonthAhead(PLAN_MONTHS)),
} as const satisfies Record<BackRefusal["kind"], ReturnType<typeof refusal>>;

export function mountPledges(api: Api, { db, limits }: Services) {
  const aDay = pledgesADay(limits);
  api.on(backRoute, async ({ body, person, say, now }) => {
    const acting = await actingPayer(db, person.id, body.team_id);
    if (!acting.ok) return acting.refusal;
    const backing = {
      payer: acting.value,
      actorId: person.id,
      burnerId: body.burner_id,
      rate: body.perCalorie,
      cap: body.limit,
      syncedOnly: body.syncedOnly,
      changes: body.changes,
      from: body.from,
      forgetPlan: body.forgetPlan,
      key: body.key,
    };
    const tooMany = await countPledge(db, aDay, person.id, backing, now);
    if (tooMany !== null) return tooMany;
    const outcome = await backBurner(db, backing, now);
    if (!outcome.ok) return REFUSALS[outcome.refusal.kind];
    return reply(200, { message: say.giving.said[outcome.value] });
  });

  api.on(refuseRoute, async ({ body, person, say, now }) => {
    const refused = await refuseDonor(db, person.id, body, now);
    return refused ?? reply(200, { message: say.giving.donorRefused });
  });

  api.on(allowRoute, async ({ body, person, say }) => {
    await deleteRefusal(db, person.id, body);
    return reply(200, { message: say.giving.donorAllowed });
  });

  api.on(listRefusedDonors, async ({ person }) => {
    const refused = await selectRefused(db, person.id);
    return reply(
      200,
      refused.map((row) => ({ ...row, refused_at: row.refused_at.toISOString() })),
    );
  });
}
