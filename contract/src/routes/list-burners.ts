import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { PeopleQuery } from "./people-query.ts";
import { z } from "zod";
import { THEMES } from "@kalivo/domain/organisations/themes.ts";
import { Person } from "../shapes/person.ts";
import { wireBoolean, wireId, wireOptional } from "../wire.ts";

export const listBurners = defineRoute({
  method: "GET",
  path: api.listBurners,
  summary:
    "Public burners: who moved lately and shows a cause first, within that the newest first. A search ranks by name, whatever the accents and capitals and also misspelt; with id only that one. Filters keep who shows that they support an organisation or one of a theme, who burns about as much a week as oneself (near), who is in a team of one's own (teams), who shows that nobody supports them yet (waiting); they leave oneself out, and hide whoever hides it. The total stands in X-Total-Count: at most 10 000, of a search or with a filter at most 1 000.",
  access: "person",
  mayLag: true,
  limit: { calls: 300, seconds: 60 },
  query: PeopleQuery.extend({
    theme: wireOptional(z.enum(THEMES)),
    organisation: wireOptional(wireId),
    near: wireOptional(wireBoolean),
    teams: wireOptional(wireBoolean),
    waiting: wireOptional(wireBoolean),
  }),
  ok: { 200: z.array(Person) },
});
