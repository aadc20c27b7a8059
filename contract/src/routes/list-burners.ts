import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { PeopleQuery } from "./people-query.ts";
import { z } from "zod";
import { Person } from "../shapes/person.ts";

export const listBurners = defineRoute({
  method: "GET",
  path: api.listBurners,
  summary:
    "Public burners, newest first. A search ranks by name, whatever the accents and capitals and also misspelt; with id only that one. The total stands in X-Total-Count: at most 10 000, of a search at most 1 000.",
  access: "person",
  limit: { calls: 300, seconds: 60 },
  query: PeopleQuery,
  ok: { 200: z.array(Person) },
});
