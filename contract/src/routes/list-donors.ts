import { defineRoute } from "../route.ts";
import { PeopleQuery } from "./people-query.ts";
import { z } from "zod";
import { Person } from "../shapes/person.ts";

export const listDonors = defineRoute({
  method: "GET",
  path: "/api/user/donors",
  summary: "Public donors, searched by name; with id only that one. The total stands in X-Total-Count.",
  access: "person",
  query: PeopleQuery,
  ok: { 200: z.array(Person) },
});
