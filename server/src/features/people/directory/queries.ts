import { sql } from "kysely";
import type { Queryable } from "../../../db/client.ts";
import type { PersonCard } from "../card/person-card.ts";
import { PERSON_CARD, viewerOf } from "../card/queries.ts";

export type Role = "burner" | "donor";

/** A burner has chosen organisations; a donor pledges or once did. */
const HAS_ROLE: Readonly<Record<Role, string>> = {
  burner: "exists (select 1 from user_organisations c where c.user_id = u.id)",
  donor: "exists (select 1 from payers y join pledges p on p.payer_id = y.id where y.user_id = u.id)",
};

type PeopleSearch = {
  role: Role;
  viewerId: number;
  id: number | null;
  pattern: string | null;
  limit: number;
  offset: number;
};

/** A page of public people, newest first, and how many there are. A pseudonym is found, the name behind it never. */
export async function selectPeople(
  db: Queryable,
  search: PeopleSearch,
): Promise<{ people: PersonCard[]; total: number }> {
  const { rows } = await sql<{ people: PersonCard[]; total: number }>`
    with ${sql.raw(viewerOf(String(search.viewerId)))},
    found as (
      select u.id, u.created_at
      from users u
      join privacy_settings v on v.user_id = u.id
      where v.public
        and u.erased_at is null
        and ${sql.raw(HAS_ROLE[search.role])}
        ${search.id === null ? sql`` : sql`and u.id = ${search.id}`}
        ${search.pattern === null ? sql`` : named(search.pattern)}
    ),
    page as (
      select id
      from found
      order by created_at desc, id desc
      limit ${search.limit}
      offset ${search.offset}
    )
    select
      (select count(*)::integer from found) as total,
      (
        select coalesce(json_agg(${sql.raw(PERSON_CARD)} order by u.created_at desc, u.id desc), '[]')
        from page
        join users u on u.id = page.id
        join privacy_settings v on v.user_id = u.id
      ) as people
  `.execute(db);
  return rows[0] ?? { people: [], total: 0 };
}

const named = (pattern: string) => sql`
  and u.id in (
    select n.id
    from users n
    join privacy_settings s on s.user_id = n.id
    where s.pseudo is null
      and (n.first_name || ' ' || n.last_name) ilike ${pattern}
    union all
    select s.user_id
    from privacy_settings s
    where s.pseudo ilike ${pattern}
  )`;
