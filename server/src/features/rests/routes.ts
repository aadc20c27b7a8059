import { endRest as endRoute, rest as restRoute } from "@kalivo/contract/routes/own/rest.ts";
import { dayAhead, REST_MONTHS } from "@kalivo/domain/billing/day-ahead.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { endRest, restUntil } from "./rests.queries.ts";

const NO_DAY_AHEAD = refusal(422, (say) => say.giving.noDayAhead(REST_MONTHS));
const NOT_RESTING = refusal(409, (say) => say.giving.notResting);

/** A burner's rest (decision 56). */
export function mountRests(api: Api, { db }: Pick<Services, "db">) {
  api.on(restRoute, async ({ body, person, say, now }) => {
    const until = dayAhead(body.until, now, REST_MONTHS);
    if (until === null) return NO_DAY_AHEAD;
    await db.transaction().execute((tx) => restUntil(tx, person.id, until, now));
    return reply(200, { message: say.giving.resting });
  });

  api.on(endRoute, async ({ person, say, now }) => {
    const ended = await db.transaction().execute((tx) => endRest(tx, person.id, now));
    return ended ? reply(200, { message: say.giving.restOver }) : NOT_RESTING;
  });
}
