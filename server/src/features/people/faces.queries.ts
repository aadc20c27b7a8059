import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { KEEP_PLAN } from "../../db/prepared.ts";
import { pictureJson, faceJson } from "../pictures/pictures.queries.ts";
import { isRelated } from "./relation/relation.queries.ts";

/** Addresses of pictures by id; whoever has none, or is hidden from the viewer (rule 35), is not in it. */
export type Faces = ReadonlyMap<number, string>;

/** Of the person `u` with the privacy settings `v`. */
const seenBy = (viewer: string) =>
  `case when v.public or ${isRelated(viewer, "u.id")} then ${faceJson("u")} ->> 'url' end`;

export async function facesOfPeople(db: Queryable, viewerId: number, ids: readonly number[]): Promise<Faces> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    ${KEEP_PLAN}
    with viewer as (select ${viewerId}::integer as id)
    select u.id, ${sql.raw(seenBy("(select id from viewer)"))} as picture
    from users u
    join privacy_settings v on v.user_id = u.id
    where u.id = any(${ids}::integer[])
  `.execute(db);
  return byId(rows);
}

/** By the payer's id: a person's face, or a team's picture. */
export async function facesOfPayers(
  db: Queryable,
  viewerId: number,
  payerIds: readonly number[],
): Promise<Faces> {
  if (payerIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    ${KEEP_PLAN}
    with viewer as (select ${viewerId}::integer as id)
    select y.id, coalesce(
        (select ${sql.raw(pictureJson("t.picture_hash"))} ->> 'url' from teams t where t.id = y.team_id),
        (
          select ${sql.raw(seenBy("(select id from viewer)"))}
          from users u
          join privacy_settings v on v.user_id = u.id
          where u.id = y.user_id
        )
      ) as picture
    from payers y
    where y.id = any(${payerIds}::integer[])
  `.execute(db);
  return byId(rows);
}

type Row = { id: number; picture: string | null };

const byId = (rows: readonly Row[]): Faces =>
  new Map(rows.flatMap(({ id, picture }) => (picture === null ? [] : [[id, picture]])));
