import * as api from "../api-paths.ts";
import { z } from "zod";
import { ORGANISATION_SORTS } from "@kalivo/domain/limits.ts";
import { THEMES } from "@kalivo/domain/organisations/themes.ts";
import { defineRoute } from "../route.ts";
import { Organisation } from "../shapes/organisation.ts";
import { Paging, wireOptional, wireText } from "../wire.ts";

export const listOrganisations = defineRoute({
  method: "GET",
  path: api.listOrganisations,
  summary:
    "Organisations, newest first, with their texts in the caller's language or in English. A search looks in name, short and long description, in this order of weight unless a sort is given. The total stands in X-Total-Count.",
  access: "anybody",
  mayLag: true,
  query: z.object({
    search: wireOptional(wireText(200)),
    sort: wireOptional(z.enum(ORGANISATION_SORTS)),
    theme: wireOptional(z.enum(THEMES)),
    ...Paging,
  }),
  ok: { 200: z.array(Organisation) },
});
