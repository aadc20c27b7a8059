import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { faceJson, pictureJson } from "../../pictures/pictures.queries.ts";

type Attempt = {
  payerId: number;
  /** The person who asks for the pledge; null: the burner, by a code. */
  actorId: number | null;
  burnerId: number;
};

/**
 * Whether the burner refused this payer, anyone who acts for it, or the person who asks: a team is no way around a refusal.
 */
export async function isRefused(db: Queryable, { payerId, actorId, burnerId }: Attempt): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`
    select exists (
      select 1
      from refused_donors r
      where r.burner_id = ${burnerId}
        and (
          r.user_id = ${actorId}::integer
          or r.user_id in (select acting.user_id from payer_people acting where acting.payer_id = ${payerId})
          or r.team_id = (select y.team_id from payers y where y.id = ${payerId})
        )
    ) as refused
  `.execute(db);
  return rows[0]?.refused ?? false;
}

/** Deletes an erased person's refusals, on both sides. */
export async function forgetRefusals(db: Queryable, userId: number): Promise<void> {
  await db
    .deleteFrom("refused_donors")
    .where((either) => either.or([either("burner_id", "=", userId), either("user_id", "=", userId)]))
    .execute();
}

/** A donor whom a burner may refuse: a person or a team. */
export type Donor = { type: "user" | "team"; id: number };

const column = ({ type }: Donor) => (type === "user" ? ("user_id" as const) : ("team_id" as const));

/** Whether this donor gives or gave the burner something, or was refused before, and so may be refused. */
export async function isKnownDonor(db: Queryable, burnerId: number, { type, id }: Donor): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select 1
      from payers y
      join pledges p on p.payer_id = y.id and p.burner_id = ${burnerId}
      where case when ${type} = 'user' then y.user_id = ${id} else y.team_id = ${id} end
    ) as known
  `.execute(db);
  return rows[0]?.known ?? false;
}

/**
 * The payers whose pledges a refusal ends: the donor's, and those of the teams of which the donor is the only admin. A team
 * with other admins is a donor of its own, with its own entry in the list.
 */
export async function payersOfDonor(db: Queryable, { type, id }: Donor): Promise<number[]> {
  const { rows } = await sql<{ payer_id: number }>`
    select y.id as payer_id
    from payers y
    where case when ${type} = 'user' then y.user_id = ${id} else y.team_id = ${id} end
    union
    select acting.payer_id
    from payer_people acting
    where ${type} = 'user'
      and acting.user_id = ${id}
      and not exists (
        select 1
        from payer_people other
        where other.payer_id = acting.payer_id
          and other.user_id <> ${id}
      )
    order by 1
  `.execute(db);
  return rows.map(({ payer_id }) => payer_id);
}

export async function insertRefusal(db: Queryable, burnerId: number, donor: Donor, now: Date): Promise<void> {
  await db
    .insertInto("refused_donors")
    .values({ burner_id: burnerId, [column(donor)]: donor.id, refused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRefusal(db: Queryable, burnerId: number, donor: Donor): Promise<void> {
  await db
    .deleteFrom("refused_donors")
    .where("burner_id", "=", burnerId)
    .where(column(donor), "=", donor.id)
    .execute();
}

export type RefusedRow = Donor & { name: string; picture: { url: string } | null; refused_at: Date };

/** With the name shown to the burner: a pseudonym where one is set. */
export async function selectRefused(db: Queryable, burnerId: number): Promise<RefusedRow[]> {
  const { rows } = await sql<RefusedRow>`
    select case when r.team_id is null then 'user' else 'team' end as type, coalesce(r.team_id, r.user_id) as id,
      coalesce(t.name, nullif(btrim(v.pseudo), ''), btrim(u.first_name || ' ' || u.last_name)) as name,
      coalesce(${sql.raw(pictureJson("t.picture_hash"))}, case when v.public then ${sql.raw(faceJson("u"))} end) as picture, r.refused_at
    from refused_donors r
    left join users u on u.id = r.user_id
    left join privacy_settings v on v.user_id = u.id
    left join teams t on t.id = r.team_id
    where r.burner_id = ${burnerId}
    order by r.refused_at desc, 2
    limit 500
  `.execute(db);
  return rows;
}
