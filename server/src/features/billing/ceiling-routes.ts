import { setCeiling } from "@kalivo/contract/routes/own/set-ceiling.ts";
import { centsFromEuros, eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Api } from "../../http/route-handler.ts";
import { fieldSentence } from "../../http/field-problems.ts";
import { fieldRefusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { ensurePayer } from "../payment/ensure-payer.ts";
import { actingPayer } from "../memberships/acting-payer.ts";
import { storeCeiling } from "../payment/payment.queries.ts";

const WHOLE_CENTS = fieldSentence("ceiling_in_euros", (say) => say.fields.problems.wholeCents());

/** Rule 12: the most a payer is charged in a month, which the payer may change. */
export function mountCeiling(api: Api, { db }: Pick<Services, "db">) {
  api.on(setCeiling, async ({ body, person, now }) => {
    const ceiling = centsFromEuros(body.ceiling_in_euros);
    if (ceiling === null) return fieldRefusal("ceiling_in_euros", WHOLE_CENTS);
    const acting = await actingPayer(db, person.id, body.team_id);
    if (!acting.ok) return acting.refusal;
    await db.transaction().execute(async (transaction) => {
      await storeCeiling(transaction, await ensurePayer(transaction, acting.value, now), ceiling);
    });
    return reply(200, { ceiling_in_euros: eurosFromCents(ceiling) });
  });
}
