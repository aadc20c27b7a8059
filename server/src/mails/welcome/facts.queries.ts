import { sql } from "kysely";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";

/** What a code gave its user, as of now: the owner, what they give, and the team joined with it. */
type Brought = {
  owner: PersonName;
  /** Null: no pledge. */
  rateCents: number | null;
  /** Null: no limit. */
  capCents: number | null;
  joined: boolean;
  invites: boolean;
};

/** For all codes a person used, oldest first; without what ended since. */
export async function broughtByCodes(db: Queryable, userId: number): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    select p.rate_cents as "rateCents", p.cap_cents::integer as "capCents", m.user_id is not null as joined,
      c.rate_cents = 0 and c.owner_user_id is not null as invites,
      json_build_object(
        'firstName', coalesce(t.name, o.first_name),
        'lastName', coalesce(o.last_name, ''),
        'pseudo', s.pseudo
      ) as owner
    from code_uses u
    join codes c on c.id = u.code_id
    left join users o on o.id = c.owner_user_id
    left join privacy_settings s on s.user_id = o.id
    left join teams t on t.id = c.owner_team_id
    left join team_members m on m.team_id = t.id and m.user_id = u.user_id and t.deleted_at is null
    left join (
      pledges p
      join payer_names n on n.payer_id = p.payer_id and not n.ended
    ) on p.code_id = c.id and p.burner_id = u.user_id and ${sql.raw(goesOn("p"))}
    where u.user_id = ${userId}
      and o.erased_at is null
    order by u.used_at, c.id
  `.execute(db);
  return rows;
}
