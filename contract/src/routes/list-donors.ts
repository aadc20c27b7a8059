import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { PeopleQuery } from "./people-query.ts";
import { z } from "zod";
import { Person } from "../shapes/person.ts";

export const listDonors = defineRoute({
  method: "GET",
  path: api.listDonors,
  summary:
    "Public donors, newest first. A search ranks by name, whatever the accents and capitals and also misspelt; with id only that one. The total stands in X-Total-Count: at most 10 000, of a search at most 1 000.",
  access: "person",
  mayLag: true,
  limit: { calls: 300, seconds: 60 },
  query: PeopleQuery,
  ok: { 200: z.array(Person) },
});
