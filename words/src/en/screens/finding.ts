import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** What a search over everything finds, and the filters of the list of burners. */
export const finding = {
  people: "People",
  allOf: {
    burners: (n: number) => `See ${counted(n, { one: "burner", other: "burners" })}`,
    donors: (n: number) => `See ${counted(n, { one: "donor", other: "donors" })}`,
    teams: (n: number) => `See ${counted(n, { one: "team", other: "teams" })}`,
    organisations: (n: number) => `See ${counted(n, { one: "organisation", other: "organisations" })}`,
  },
  nothing: "Nothing found",
  nothingHelp: "Try another spelling, or fewer letters.",
  filters: "Show only",
  cause: "Cause",
  anyCause: "Any cause",
  near: "Near my pace",
  teams: "My teams",
  waiting: "Waits for a donor",
};
