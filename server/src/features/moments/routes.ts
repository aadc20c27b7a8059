import { readMoments, seeMoments, type ReachedMoment } from "@kalivo/contract/routes/own/moments.ts";
import { momentsOf, type Moment } from "@kalivo/domain/people/moments.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { markSeen, selectReached, type ReachedRow } from "./moments.queries.ts";

/** What one reached oneself: nobody else's is in any answer. */
export function mountMoments(api: Api, { db, pool }: Pick<Services, "db" | "pool">) {
  api.on(readMoments, async ({ person }) => {
    const rows = await selectReached(pool, [person.id]);
    return reply(200, rows.flatMap(unseen));
  });

  api.on(seeMoments, async ({ person, body: { moments }, say, now }) => {
    await markSeen(db, { userId: person.id, moments }, now);
    return reply(200, { message: say.accounts.saved });
  });
}

function unseen(row: ReachedRow): ReachedMoment[] {
  const reached = momentsOf({
    hasDonor: row.has_donor,
    kcal: row.kcal,
    raisedCents: row.raised_cents,
    raisedArrivedCents: row.raised_arrived.cents,
    givenArrivedCents: row.given_arrived.cents,
  });
  return reached.filter((moment) => !row.seen.includes(moment)).map((moment) => onWire(moment, row));
}

function onWire(kind: Moment, { raised_arrived, given_arrived }: ReachedRow): ReachedMoment {
  const arrived = { raised_arrived, given_arrived };
  if (kind !== "raised_arrived" && kind !== "given_arrived")
    return { kind, amount_in_euros: null, organisations: [] };
  const { cents, organisations } = arrived[kind];
  return { kind, amount_in_euros: cents / 100, organisations };
}
