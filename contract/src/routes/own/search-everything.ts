import * as api from "../../api-paths.ts";
import { z } from "zod";
import { FOUND_AT_ONCE } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../../route.ts";
import { Organisation } from "../../shapes/organisation.ts";
import { Person } from "../../shapes/person.ts";
import { Team } from "../../shapes/team.ts";
import { wireRequiredText } from "../../wire.ts";

const first = <Item extends z.ZodType>(item: Item) => z.array(item).max(FOUND_AT_ONCE);
/** How many of them the list of that name finds. */
const total = z.int();

/** The first few of each kind, the best first. */
export const Found = z.object({
  people: z.object({ first: first(Person), burners: total, donors: total }),
  teams: z.object({ first: first(Team), total }),
  organisations: z.object({ first: first(Organisation), total }),
});
export type Found = z.infer<typeof Found>;

export const searchEverything = defineRoute({
  method: "GET",
  path: api.searchEverything,
  summary:
    "The first five people, teams and organisations whom the searches of their lists find, and how many each list finds: at most 1 000. Of people only shown names are searched, and of nobody who is not public.",
  access: "person",
  mayLag: true,
  limit: { calls: 300, seconds: 60 },
  query: z.object({ query: wireRequiredText(200) }),
  ok: { 200: Found },
});
