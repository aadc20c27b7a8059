import { pictureJson } from "../../pictures/pictures.queries.ts";

// SQL of a team as anybody may see it. Without parameters, so that any statement may contain it.

/** One `TeamCard` as JSON, of the team `t`; the statement has a `viewer` (features/people/card). */
export const TEAM_CARD = `
  json_build_object(
    'id', t.id,
    'name', t.name,
    'description', t.description,
    'picture', ${pictureJson("t.picture_hash")},
    'banner', ${pictureJson("t.banner_hash")},
    'users_count', (
      select count(*)
      from team_members n
      where n.team_id = t.id
        and not exists (select from users gone where gone.id = n.user_id and gone.erased_at is not null)
    ),
    'created_at', t.created_at,
    'pivot', (
      select json_build_object('is_admin', n.is_admin)
      from team_members n
      where n.team_id = t.id
        and n.user_id = (select id from viewer)
    )
  )`;

/** `TeamCard`s of a person's teams, the latest joined first; their number is limited anyway. */
export const teamsOf = (person: string) => `
  (
    select coalesce(json_agg(${TEAM_CARD} order by joined.joined_at desc, t.id desc), '[]')
    from team_members joined
    join teams t on t.id = joined.team_id and t.deleted_at is null
    where joined.user_id = ${person}
  )`;
