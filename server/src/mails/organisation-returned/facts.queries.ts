import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

export type ReturnedFacts = { organisation: string; why: string };

/** Null: they were not returned. */
export async function findReturnedWords(db: Queryable, id: number): Promise<ReturnedFacts | null> {
  const { rows } = await sql<ReturnedFacts>`
    select o.name as organisation, coalesce(c.reason, '') as why
    from organisation_changes c
    join organisations o on o.id = c.organisation_id
    where c.id = ${id}
      and c.state = 'returned'
  `.execute(db);
  return rows[0] ?? null;
}

/** Null: it was not returned. */
export async function findReturnedPost(db: Queryable, id: number): Promise<ReturnedFacts | null> {
  const { rows } = await sql<ReturnedFacts>`
    select o.name as organisation, coalesce(post.reason, '') as why
    from proof_posts post
    join organisations o on o.id = post.organisation_id
    where post.id = ${id}
      and post.state = 'returned'
  `.execute(db);
  return rows[0] ?? null;
}
