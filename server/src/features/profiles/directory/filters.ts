import type { z } from "zod";
import type { listBurners } from "@kalivo/contract/routes/list-burners.ts";
import { goesOnAndCounts } from "#server/db/pledge-times.ts";

/** Whom the filters of a list keep: a condition on the row `d`, whose values are parameters from the number `first` on. */
export type Kept = (first: number) => { where: string; values: readonly unknown[] };

export const EVERYBODY: Kept = () => ({ where: "true", values: [] });

type Filters = Partial<
  Pick<z.output<typeof listBurners.query>, "theme" | "organisation" | "near" | "teams" | "waiting">
>;

/** How far apart two paces are near: about half to twice as much a week. */
const NEAR = 1;

/**
 * Rule 71: each filter looks at what everybody may see of a person, so that not being so and hiding it are the same. The
 * viewer is left out; without a pace of their own nobody is near. Null without a filter.
 */
export function keptBy(filters: Filters, viewerId: number): Kept | null {
  const { theme, organisation, near = false, teams = false, waiting = false } = filters;
  if (theme === undefined && organisation === undefined && !near && !teams && !waiting) return null;
  return (first) => {
    const values: unknown[] = [viewerId];
    const viewer = `$${first}::integer`;
    const value = (given: unknown) => `$${first + values.push(given) - 1}`;
    const conditions = [
      `d.user_id <> ${viewer}`,
      ...(theme === undefined ? [] : [showsCause(`${value(theme)}::text = any(o.themes)`)]),
      ...(organisation === undefined ? [] : [showsCause(`o.id = ${value(organisation)}::integer`)]),
      ...(near ? [`abs(d.pace - (select shown_pace(${viewer}))) <= ${NEAR}`] : []),
      ...(teams ? [inTeamOf(viewer)] : []),
      ...(waiting ? [WAITS] : []),
    ];
    return { where: conditions.join("\n      and "), values };
  };
}

const showsCause = (which: string) => `d.shows_cause
      and exists (
        select from user_organisations c
        join organisations o on o.id = c.organisation_id
        where c.user_id = d.user_id
          and o.hidden_at is null
          and ${which}
      )`;

const inTeamOf = (viewer: string) => `d.user_id in (
        select others.user_id
        from team_members mine
        join teams t on t.id = mine.team_id and t.deleted_at is null
        join team_members others on others.team_id = mine.team_id
        where mine.user_id = ${viewer}
      )`;

/** Shows that nobody supports them. */
const WAITS = `exists (select from privacy_settings v where v.user_id = d.user_id and v.backers_count)
      and not exists (select from pledges p where p.burner_id = d.user_id and ${goesOnAndCounts("p")})`;
