import type pg from "pg";
import type { Found } from "@kalivo/contract/routes/own/search-everything.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { FOUND_AT_ONCE } from "@kalivo/domain/limits.ts";
import { searched } from "../../db/search.ts";
import { onWire } from "../organisations/organisation-on-wire.ts";
import { findOrganisations } from "../organisations/organisations.queries.ts";
import { findPeople } from "../profiles/directory/list-people.ts";
import { teamOnWire } from "../teams/card/team-card.ts";
import { findTeams } from "../teams/directory/directory.queries.ts";

type Search = { viewerId: number; search: string; language: Language };

const FEW = { limit: FOUND_AT_ONCE, offset: 0 };

/** The first few of each kind, by the searches of the lists, one after the other: a request has one connection at a time. */
export async function findEverything(
  pool: pg.Pool,
  { viewerId, search, language }: Search,
  now: Date,
): Promise<Found> {
  const people = await findPeople(pool, { viewerId, search, most: FOUND_AT_ONCE }, now);
  const { teams, total } = await searched(pool, "team", search, (asked) =>
    findTeams(pool, { viewerId, ...FEW }, asked),
  );
  const found = await searched(pool, "organisation", search, (asked) =>
    findOrganisations(pool, { ...FEW, language, theme: undefined, sort: null, asked }),
  );
  return {
    people: { first: people.found, burners: people.burners, donors: people.donors },
    teams: { first: teams.map(teamOnWire), total },
    organisations: { first: found.organisations.map(onWire), total: found.total },
  };
}
