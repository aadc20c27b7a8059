import { CompiledQuery } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";
import { prepared } from "#server/db/prepared.ts";

/**
 * The one definition of who is related to a person (rule 35), as SQL for any statement; both arguments are SQL. Related are:
 * the person; those the person backs themself; people who act for a payer whose running pledge the person allowed, or that
 * ran and counted (rule 20b) before they hid; members of a living team both are in. An act of the viewer alone makes no
 * relation.
 */
export const isRelated = (viewer: string, person: string) => `
  (
    ${viewer} = ${person}
    or exists (
      select 1
      from payers own
      join pledges backing on backing.payer_id = own.id and backing.burner_id = ${viewer} and ${goesOn("backing")}
      where own.user_id = ${person}
    )
    or exists (
      select 1
      from pledges taken
      join payer_people acting on acting.payer_id = taken.payer_id and acting.user_id = ${viewer}
      join payers giving on giving.id = taken.payer_id
      where taken.burner_id = ${person}
        and ${goesOn("taken")}
        and (
          taken.by_burner
          or greatest(coalesce(taken.began_at, lower(taken.valid)), coalesce(giving.method_since, 'infinity')) < (
            select hiding.hidden_since from privacy_settings hiding where hiding.user_id = ${person}
          )
        )
    )
    or exists (
      select 1
      from team_members mine
      join team_members theirs on theirs.team_id = mine.team_id and theirs.user_id = ${person}
      join teams both_in on both_in.id = mine.team_id and both_in.deleted_at is null
      where mine.user_id = ${viewer}
    )
  )`;

/** A viewer's relation to a person id, whether or not it exists, which must not be revealed. */
export type Standing = {
  /** Exists and is public. */
  public: boolean;
  related: boolean;
  /** The viewer used the person's present secret invite link. */
  invited: boolean;
};

/**
 * $1 the viewer, $2 the person, $3 the key of an invite link or null. Every part is a query of its own, so that an unknown
 * id costs as much as a hidden person.
 */
const STANDING = `
  select
    exists (
      select 1
      from users u
      join privacy_settings v on v.user_id = u.id
      where u.id = $2::integer
        and v.public
        and u.erased_at is null
    ) as public,
    coalesce(${isRelated("$1::integer", "$2::integer")}, false) as related,
    exists (
      select 1
      from invite_keys k
      where k.user_id = $2::integer
        and sha256(convert_to(k.key, 'UTF8')) = sha256(convert_to($3::text, 'UTF8'))
    ) as invited`;

export const selectStanding = prepared<Standing>("standing", STANDING);

/** The same inside a transaction. */
export async function standingOf(
  db: Queryable,
  viewerId: number,
  personId: number,
  key: string | null,
): Promise<Standing> {
  const { rows } = await db.executeQuery<Standing>(CompiledQuery.raw(STANDING, [viewerId, personId, key]));
  return rows[0] ?? { public: false, related: false, invited: false };
}
