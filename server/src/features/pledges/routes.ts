import { backBurner as backRoute } from "@kalivo/contract/routes/back-burner.ts";
import type { Api } from "../../http/mount.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { actingPayer } from "../teams/acting-payer.ts";
import { backBurner, type Backed, type BackRefusal } from "./back-burner.ts";

const REFUSALS = {
  "unknown-burner": refusal(404, "There is no such person."),
  oneself: refusal(409, "You cannot support yourself."),
} as const satisfies Record<BackRefusal["kind"], ReturnType<typeof refusal>>;

const SAID = {
  started: "You support this person now.",
  changed: "Your support was changed.",
  unchanged: "Your support stays as it is.",
  stopped: "You no longer support this person.",
  "nothing-to-stop": "You did not support this person.",
} as const satisfies Record<Backed, string>;

export function mountPledges(api: Api, { db }: Services) {
  api.on(backRoute, async ({ body, person, now }) => {
    const acting = await actingPayer(db, person.id, body.team_id);
    if (!acting.ok) return acting.refusal;
    const outcome = await backBurner(
      db,
      {
        payer: acting.value,
        burnerId: body.burner_id,
        rate: body.perCalorie,
        cap: body.limit,
        syncedOnly: body.syncedOnly,
      },
      now,
    );
    if (!outcome.ok) return REFUSALS[outcome.refusal.kind];
    return reply(200, { message: SAID[outcome.value] });
  });
}
