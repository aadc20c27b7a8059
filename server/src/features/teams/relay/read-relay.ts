import type { Relay } from "@kalivo/contract/routes/own/read-relay.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { middleOf } from "@kalivo/domain/rhythm/middle.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { Queryable } from "#server/db/client.ts";
import { selectRelay } from "./relay.queries.ts";

/** So many weeks before the last one are compared with, once there are some. */
const WEEKS = 8;
const FEWEST_WEEKS = 3;

/** Rule 70: a team's last finished week for its members, as others see calories; null for everybody else. */
export async function readRelay(
  db: Queryable,
  asked: { viewerId: number; teamId: number },
  now: Date,
): Promise<Relay | null> {
  const bounds = bordersBefore(now, WEEKS + 2);
  const rows = await selectRelay(db, asked, bounds);
  if (rows.length === 0) return null;
  const shown = rows.filter(({ shows_kcal: shows }) => shows);
  const [until = now, from = now] = bounds;
  const members = shown.map(({ id, picture, weeks: [kcal], ...name }) => ({
    id,
    name: displayName(name),
    picture,
    kcal: kcal ?? 0,
  }));
  return {
    week: { from: brusselsDay(from), until: brusselsDay(new Date(until.getTime() - 1)) },
    members,
    others: rows.length - shown.length,
    kcal: members.reduce((sum, { kcal }) => sum + kcal, 0),
    middle_kcal: middleOfWeeks(shown.map(({ weeks }) => weeks.slice(1))),
  };
}

/** Instants between weeks, the newest first: the one before `now`, and those before it. */
function bordersBefore(now: Date, count: number): Date[] {
  const borders = [weekOf(now).from];
  while (borders.length < count) {
    const [last = now] = borders.slice(-1);
    borders.push(weekOf(new Date(last.getTime() - 1)).from);
  }
  return borders;
}

/** Of the weeks in which somebody was in the team, a week of rest among them. */
function middleOfWeeks(members: readonly (number | null)[][]): number | null {
  const sums = Array.from({ length: WEEKS }, (_, n) => members.flatMap((weeks) => weeks[n] ?? []))
    .filter((week) => week.length > 0)
    .map((week) => week.reduce((sum, kcal) => sum + kcal, 0));
  return sums.length < FEWEST_WEEKS ? null : middleOf(sums);
}
