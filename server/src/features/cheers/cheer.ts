import { brusselsDay, type Day } from "@kalivo/domain/billing/month.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { isReadAlready, notify, takeBack } from "../notifications/notify.queries.ts";
import { deleteCheer, lockCheersOf, selectMoved, storeCheer, type FinishedWeek } from "./cheers.queries.ts";

const UNKNOWN = refusal(404, (say) => say.accounts.noProfile);
const OTHER_WEEK = refusal(409, (say) => say.cheers.otherWeek);
const RESTED = refusal(409, (say) => say.cheers.rested);

/** The last week that is over in Brussels. */
export function lastWeek(now: Date): FinishedWeek {
  const { from: until } = weekOf(now);
  const { from, days } = weekOf(new Date(until.getTime() - 1));
  return { monday: brusselsDay(from), sunday: days.at(-1) ?? brusselsDay(from), from, until };
}

type Asked = { donorId: number; burnerId: number; week: Day; cheer: boolean };

/**
 * Rule 68: a donor cheers somebody's last week, or takes it back while the burner has not read of it. Answers whether it is
 * cheered then; the same again changes nothing.
 */
export function setCheer(db: Db, asked: Asked, now: Date): Promise<Refused | { cheered: boolean }> {
  return db.transaction().execute(async (tx) => {
    const { donorId, burnerId, cheer } = asked;
    const week = lastWeek(now);
    await lockCheersOf(tx, burnerId);
    const [moved] = await selectMoved(tx, { viewerId: donorId, burnerId }, week, now);
    if (moved === undefined) return UNKNOWN;
    if (asked.week !== week.monday) return OTHER_WEEK;
    if (moved.kcal === 0) return RESTED;
    const told = { userId: burnerId, key: `cheered:${week.monday}` };
    if (cheer) {
      await storeCheer(tx, asked, now);
      await notify(tx, { ...told, kind: "cheered", about: { week: week.monday } }, now);
      return { cheered: true };
    }
    if (await isReadAlready(tx, told)) return { cheered: moved.cheered };
    if (await deleteCheer(tx, asked)) await takeBack(tx, told);
    return { cheered: false };
  });
}
