import { CompiledQuery } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { prepared } from "#server/db/prepared.ts";

/**
 * The one decision about who is related to a person (rule 35), as SQL for any statement; both are given as their text.
 * Related are: the person; whoever the person backs themself; who acts for a payer whose running pledge the person let
 * begin, or that ran before they hid; members of a living team both are in. What a viewer did alone makes nobody related.
 */
export const isRelated = (viewer: string, person: string) => `
  (
    ${viewer} = ${person}
    or exists (
      select 1
      from payers own
      join pledges backing on backing.payer_id = own.id and backing.burner_id = ${viewer} and upper_inf(backing.valid)
      where own.user_id = ${person}
    )
    or exists (
      select 1
      from pledges taken
      join payer_people acting on acting.payer_id = taken.payer_id and acting.user_id = ${viewer}
      where taken.burner_id = ${person}
        and upper_inf(taken.valid)
        and (
          taken.by_burner
          or coalesce(taken.began_at, lower(taken.valid)) < (
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

/** How a viewer stands to a person, also to one who does not exist: of whom not even that is told. */
export type Standing = {
  /** There, and public. */
  public: boolean;
  related: boolean;
  /** The viewer came by the person's present secret invite link. */
  invited: boolean;
};

/**
 * $1 the viewer, $2 the person, $3 the key of an invite link or null. Every part is looked up by itself, so that an
 * unknown id costs what somebody costs who is not public.
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
