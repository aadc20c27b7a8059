import { backBurner as backRoute } from "@kalivo/contract/routes/back-burner.ts";
import type { Api } from "../../http/mount.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { actingPayer } from "../teams/acting-payer.ts";
import { backBurner, type BackRefusal } from "./back-burner.ts";
import { countPledge, pledgesADay } from "./pledges-a-day.ts";

const REFUSALS = {
  "unknown-burner": refusal(404, (say) => say.giving.unknownPerson),
  oneself: refusal(409, (say) => say.giving.oneself),
} as const satisfies Record<BackRefusal["kind"], ReturnType<typeof refusal>>;

export function mountPledges(api: Api, { db, limits }: Services) {
  const aDay = pledgesADay(limits);
  api.on(backRoute, async ({ body, person, say, now }) => {
    const acting = await actingPayer(db, person.id, body.team_id);
    if (!acting.ok) return acting.refusal;
    const backing = {
      payer: acting.value,
      burnerId: body.burner_id,
      rate: body.perCalorie,
      cap: body.limit,
      syncedOnly: body.syncedOnly,
    };
    const tooMany = await countPledge(db, aDay, person.id, backing);
    if (tooMany !== null) return tooMany;
    const outcome = await backBurner(db, backing, now);
    if (!outcome.ok) return REFUSALS[outcome.refusal.kind];
    return reply(200, { message: say.giving.said[outcome.value] });
  });
}
