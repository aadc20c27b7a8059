import { administeredBy } from "../../teams/card/queries.ts";

// SQL of a code as its owner sees it. Texts without values, so that any statement may contain them.

/** One `CodeCard` as JSON, of the code `c`. */
export const CODE_CARD = `
  json_build_object(
    'id', c.id,
    'code', c.code,
    'label', c.label,
    'rate_c100', c.rate_c100,
    'cap_cents', c.cap_cents,
    'max_uses', c.max_uses,
    'uses_count', c.uses_count,
    'valid_until', c.valid_until,
    'archived_at', c.archived_at,
    'created_at', c.created_at,
    'team', (
      select json_build_object('id', own.id, 'name', own.name)
      from teams own
      where own.id = c.owner_team_id
    ),
    'person', (
      select json_build_object('id', own.id, 'firstName', own.first_name, 'lastName', own.last_name, 'pseudo', s.pseudo)
      from users own
      join privacy_settings s on s.user_id = own.id
      where own.id = c.owner_user_id
    ),
    'running_pledges', (select count(*) from pledges p where p.code_id = c.id and upper_inf(p.valid))
  )`;

/** SQL condition on the code `c`: a person's own, or of a team they administer. */
export const managedBy = (person: string) =>
  `(c.owner_user_id = ${person} or c.owner_team_id = any(array${administeredBy(person)}))`;

/** No more codes than this come with the signed-in person. */
const MOST_ACTIVE_CODES = 100;

/** `CodeCard`s of the codes a person manages that may still be used on a day, the newest first. */
export const activeCodesOf = (person: string, day: string) => `
  (
    select coalesce(json_agg(${CODE_CARD} order by c.created_at desc, c.id desc), '[]')
    from (
      select *
      from codes c
      where ${managedBy(person)}
        and c.archived_at is null
        and (c.valid_until is null or c.valid_until >= ${day})
      order by c.created_at desc, c.id desc
      limit ${MOST_ACTIVE_CODES}
    ) c
  )`;
