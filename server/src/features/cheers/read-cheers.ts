import type { Cheers } from "@kalivo/contract/routes/own/cheers.ts";
import type { Face } from "@kalivo/contract/shapes/face.ts";
import { displayName, type PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "../../db/client.ts";
import { selectMoved, selectReceived } from "./cheers.queries.ts";
import { lastWeek } from "./cheer.ts";

export const faceOf = ({ id, picture, ...name }: PersonName & Omit<Face, "name">): Face => ({
  id,
  name: displayName(name),
  picture,
});

/** The last finished week, as its donor and as its burner. */
export async function readCheers(db: Queryable, userId: number, now: Date): Promise<Cheers> {
  const week = lastWeek(now);
  const [moved, received] = await Promise.all([
    selectMoved(db, { viewerId: userId, burnerId: null }, week, now),
    selectReceived(db, userId, week),
  ]);
  return {
    week: { from: week.monday, until: week.sunday },
    given: moved.map(({ kcal, shows_kcal: shows, cheered, ...burner }) => ({
      burner: faceOf(burner),
      kcal: shows ? kcal : null,
      cheered,
    })),
    received: {
      count: received.length,
      donors: received.flatMap(({ seen, ...donor }) => (seen ? [faceOf(donor)] : [])),
    },
  };
}
