import { goOn as goOnRoute } from "@kalivo/contract/routes/own/go-on.ts";
import type { Api } from "../../../http/mount.ts";
import { refusal, reply } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { findPayerOf } from "../../payment/queries.ts";
import { actingPayer } from "../../teams/acting-payer.ts";
import { endPause } from "./end-pause.ts";
import { lockPause } from "./queries.ts";

const NOT_PAUSED = refusal(409, (say) => say.giving.notPaused);

/** A pause ends with a payment, or here, when the payer says so after another method was saved (rule 42). */
export function mountStops(api: Api, { db }: Pick<Services, "db">) {
  api.on(goOnRoute, async ({ body, person, say, now }) => {
    const acting = await actingPayer(db, person.id, body.team_id);
    if (!acting.ok) return acting.refusal;
    return db.transaction().execute(async (tx) => {
      const payerId = await findPayerOf(tx, acting.value);
      const pause = payerId === undefined ? null : await lockPause(tx, payerId);
      if (payerId === undefined || pause === null || !pause.paused) return NOT_PAUSED;
      if (!pause.mayGoOn) return refusal(409, ({ giving }) => giving.goOnNeedsMethod);
      await endPause(tx, payerId, { by: "person", userId: person.id }, now);
      return reply(200, { message: say.giving.goesOn });
    });
  });
}
