import { prepared } from "../../db/prepared.ts";
import { pictureJson } from "../pictures/pictures.queries.ts";

export type Cause = { id: number; name: string; short_description: string; logo: { url: string } | null };

/** $1 ids of organisations: those that are not hidden, in this order; $2 the language of their text, English where it has none. */
export const selectCauses = prepared<Cause>(
  "causes of a public page",
  `
  select o.id, o.name, coalesce(x.short_description, o.short_description) as short_description,
    ${pictureJson("o.logo_hash")} as logo
  from organisations o
  left join organisation_texts x on x.organisation_id = o.id and x.language = $2
  where o.id = any($1::integer[])
    and o.hidden_at is null
  order by array_position($1::integer[], o.id)`,
);

/** The organisations that may be found, for the map of the site. */
export const selectFindable = prepared<{ id: number; name: string }>(
  "findable organisations",
  "select id, name from organisations where hidden_at is null order by id",
);
