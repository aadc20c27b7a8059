import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";
import { TRANSLATIONS } from "@kalivo/domain/language.ts";
import { textsOf } from "./data/organisation-texts.ts";
import type { DemoOrganisation } from "./data/organisations.ts";
import type { DemoPerson } from "./data/people.ts";
import type { DemoWorkout } from "./make-workouts.ts";

export async function hasPeople(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select 1 from users) as some`.execute(db);
  return rows[0]?.some ?? false;
}

export async function insertDrawing(
  db: Queryable,
  drawing: Buffer,
  width: number,
  height: number,
  at: Date,
): Promise<string> {
  const hash = createHash("sha256").update(drawing).digest("hex");
  await db
    .insertInto("pictures")
    .values({ hash, content_type: "image/svg+xml", width, height, content: drawing, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

export async function insertPeople(
  db: Queryable,
  people: readonly DemoPerson[],
  passwordHash: string,
  firstDay: Date,
): Promise<number[]> {
  const rows = people.map((person, index) => ({
    email: person.email,
    password_hash: passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    gender: person.gender,
    portrait: person.portrait,
    why_i_move: person.why,
    birthday: `${1968 + ((index * 5) % 36)}-0${1 + (index % 9)}-1${index % 10}`,
    height_cm: 158 + ((index * 11) % 36),
    weight_kg: person.weightKg,
    is_admin: person.admin,
    created_at: new Date(firstDay.getTime() + index * 3_600_000),
    email_confirmed_at: new Date(firstDay.getTime() + index * 3_600_000),
  }));
  const inserted = await db.insertInto("users").values(rows).returning("id").execute();
  const ids = inserted.map(({ id }) => id);
  await db
    .insertInto("privacy_settings")
    .values(people.map(({ pseudo }, index) => ({ user_id: ids[index] ?? 0, pseudo })))
    .execute();
  await db
    .insertInto("consents")
    .values(
      people.flatMap(({ burns }, index) =>
        (burns ? (["terms", "health"] as const) : (["terms"] as const)).map((kind) => ({
          user_id: ids[index] ?? 0,
          kind,
          text_version: CONSENT_VERSIONS[kind],
          granted_at: firstDay,
        })),
      ),
    )
    .execute();
  return ids;
}

export async function insertWorkouts(db: Queryable, workouts: readonly DemoWorkout[]): Promise<void> {
  await sql`
    insert into workouts
      (user_id, source, type, title, start_utc, end_utc, start_reliable, km, minutes, kcal_reported, basis, kg_used,
       kcal_counted, trust, received_at)
    select user_id, 'manual', type, title, start_utc, end_utc, false, km, minutes, kcal, basis, kg_used, kcal, 'manual', end_utc
    from json_to_recordset(${JSON.stringify(workouts)}::json) as w(
      user_id integer, type text, title text, start_utc timestamptz, end_utc timestamptz, km numeric, minutes numeric,
      kcal integer, basis text, kg_used numeric
    )
    order by end_utc
  `.execute(db);
}

export async function chooseOrganisations(
  db: Queryable,
  choices: readonly { user_id: number; organisation_id: number }[],
  at: Date,
): Promise<void> {
  await db
    .insertInto("user_organisations")
    .values(choices.map((choice) => ({ ...choice, chosen_at: at })))
    .execute();
}

export async function insertOrganisation(
  db: Queryable,
  organisation: DemoOrganisation,
  pictures: { logo: string; grey: string; banner: string; result: string },
  at: Date,
): Promise<number> {
  const written = textsOf(organisation.name);
  const { id } = await db
    .insertInto("organisations")
    .values({
      name: organisation.name,
      short_description: organisation.short,
      long_description: organisation.long,
      logo_hash: pictures.logo,
      logo_gray_hash: pictures.grey,
      banner_hash: pictures.banner,
      result_hash: pictures.result,
      themes: [...(written?.themes ?? [])],
      result: written?.result ?? null,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (written !== undefined)
    await db
      .insertInto("organisation_texts")
      .values(TRANSLATIONS.map((language) => ({ organisation_id: id, language, ...written[language] })))
      .execute();
  return id;
}

/** Every giver has a sandbox card that works, saved before the first workout. */
export async function giveCards(
  db: Queryable,
  givers: readonly { id: number; email: string; firstName: string; lastName: string }[],
  at: Date,
): Promise<void> {
  const rows = givers.map(({ id, email, firstName, lastName }) => ({
    user_id: id,
    email,
    name: `${firstName} ${lastName}`,
  }));
  await sql`
    with given as (
      select user_id, email, name
      from json_to_recordset(${JSON.stringify(rows)}::json) as g(user_id integer, email text, name text)
    ),
    opened as (
      insert into payers (user_id, created_at)
      select user_id, ${at}
      from given
      order by user_id
      returning id, user_id
    ),
    customers as (
      insert into sandbox.customers (ref, payer_key, email, name, default_method)
      select 'cus_sb_demo' || o.id, 'payer:' || o.id, g.email, g.name, 'pm_sb_demo' || o.id
      from opened o
      join given g on g.user_id = o.user_id
    )
    select 1
  `.execute(db);
  await sql`
    insert into sandbox.methods (ref, customer_ref, kind, brand, last4, behaviour, exp_month, exp_year, created_at)
    select 'pm_sb_demo' || id, 'cus_sb_demo' || id, 'card', 'Visa', '4242', 'succeeds', 12, 2034, ${at}
    from payers
  `.execute(db);
  await sql`
    update payers
    set provider = 'sandbox', customer_ref = 'cus_sb_demo' || id, method_ref = 'pm_sb_demo' || id, method_kind = 'card',
      method_label = 'Visa ••4242', method_state = 'active', method_since = ${at}
  `.execute(db);
}
export async function insertPledges(
  db: Queryable,
  pledges: readonly { giver_id: number; burner_id: number; rate_cents: number; cap_cents: number | null }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into pledges (payer_id, burner_id, rate_cents, cap_cents, valid)
    select y.id, p.burner_id, p.rate_cents, p.cap_cents, tstzrange(${at}, null)
    from json_to_recordset(${JSON.stringify(pledges)}::json) as p(giver_id integer, burner_id integer, rate_cents integer, cap_cents bigint)
    join payers y on y.user_id = p.giver_id
  `.execute(db);
}

/** What the provider told about the seeded months is known already. */
export async function markEventsDelivered(db: Queryable, at: Date): Promise<void> {
  await db
    .updateTable("sandbox.events")
    .set({ delivered_at: at })
    .where("delivered_at", "is", null)
    .execute();
}
export async function idAt(db: Queryable, address: string): Promise<number> {
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", address)
    .executeTakeFirstOrThrow();
  return id;
}

/** Who gives to whom, of one burner or of one donor. */
export async function donorsOf(
  db: Queryable,
  whose: { burnerId: number } | { donorId: number },
): Promise<{ donor_id: number; burner_id: number }[]> {
  const { rows } = await sql<{ donor_id: number; burner_id: number }>`
    select u.id as donor_id, p.burner_id
    from pledges p
    join payers y on y.id = p.payer_id
    join users u on u.id = y.user_id
    where ${"burnerId" in whose ? sql`p.burner_id = ${whose.burnerId}` : sql`u.id = ${whose.donorId}`}
    order by p.id
  `.execute(db);
  return rows;
}

/** By the day they were listed. */
export async function oldestOrganisations(db: Queryable): Promise<number[]> {
  const rows = await db.selectFrom("organisations").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}
export async function twoAdmins(db: Queryable): Promise<[number, number]> {
  const rows = await db.selectFrom("users").select("id").where("is_admin", "=", true).orderBy("id").execute();
  const [first, second] = rows.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error("payouts need two admins");
  return [first, second];
}

/** Each gets an address that leads to nobody. */
export async function nameContacts(db: Queryable, organisations: readonly number[]): Promise<void> {
  await sql`
    update organisations
    set contact_mail = lower(replace(name, ' ', '.')) || '@example.org'
    where id = any(${[...organisations]}::integer[])
  `.execute(db);
}
