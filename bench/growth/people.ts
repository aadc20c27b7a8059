// People of a growing product: everything grows with their number, but for one burner with many donors and one large team,
// who are the same in every world.

/** Donors of the busiest burner, whose id is 1, and members of the largest team, whose id is 1. */
const BACKERS = 600;
const MEMBERS = 400;
const WORKOUTS_EACH = 10;
const JOINED = "2026-01-01T00:00:00Z";

/** When they began to give and to move, and until when. */
type Span = { since: Date; until: Date };

const STARTS = "Ma Jo Lu An El No Ca Pi So Gu Ju Da Vi Em Ra Sa Ti Ol Be Fa".split(" ");
const ENDS = "rie han cas toine ise ra mille erre phie staaf lien vid ma chel ivier nard".split(" ");
const names = (words: readonly string[], by: number) =>
  `(array['${words.join("','")}'])[1 + (n::bigint * ${by} % 1000003) % ${words.length}]`;

/** Statements that make so many people with all they do but their months; by triggers where the product has them. */
export const peopleOf = (people: number, span: Span): readonly string[] => [
  ...organised(people),
  ...giving(people, span),
  moving(people, span),
  ...told(people),
];

const organised = (people: number) => [
  `insert into organisations (name, short_description, long_description, themes, created_at)
   select 'Organisation ' || n, 'Good', 'Good things', array['nature'], '${JOINED}'::timestamptz + n * interval '1 minute'
   from generate_series(1, ${Math.max(10, people / 200)}) n`,
  `insert into users (email, password_hash, first_name, last_name, language, created_at, email_confirmed_at)
   select 'p' || n || '@example.org', 'none', ${names(STARTS, 7919)} || ${names(ENDS, 104_729)},
     ${names(STARTS, 6133)} || ${names(ENDS, 15_485_863)} || ${names(STARTS, 32_452_843)},
     (array['en', 'fr', 'nl', 'de'])[1 + n % 4],
     '2020-01-01T00:00:00Z'::timestamptz + n * interval '10 minutes', '${JOINED}'
   from generate_series(1, ${people}) n`,
  `insert into privacy_settings (user_id, pseudo, public)
   select id, case when id % 23 = 5 then 'Runner ' || first_name end, id % 29 <> 7 from users`,
  `insert into user_organisations (user_id, organisation_id, chosen_at)
   select u.id, 1 + (u.id * 7 + k * 13) % ${Math.max(10, people / 200)}, u.created_at
   from users u, generate_series(1, 2) k
   where u.id % 2 = 1`,
  `insert into consents (user_id, kind, text_version, granted_at)
   select u.id, kind, '1', u.created_at from users u, unnest(array['terms', 'health']) kind`,
  `insert into teams (name, created_by, created_at)
   select 'Team ' || n, 1 + n * 37 % ${people}, '${JOINED}'::timestamptz + n * interval '1 minute'
   from generate_series(1, ${people / 40}) n`,
  `insert into team_members (team_id, user_id, is_admin, joined_at)
   select t.id, 1 + (t.id * 37 + k * 41) % ${people}, k = 0, t.created_at
   from teams t, generate_series(0, 9) k
   on conflict do nothing`,
  `insert into team_members (team_id, user_id, joined_at)
   select 1, n * 2 + 1, '${JOINED}' from generate_series(1, ${MEMBERS}) n on conflict do nothing`,
];

/** Half of the people pay, three pledges each; many of them pay the first burner. */
const giving = (people: number, { since }: Span) => [
  `insert into payers (user_id, provider, customer_ref, method_ref, method_state, method_since, created_at)
   select id, 'stripe', 'cus_' || id, 'pm_' || id, 'active', '${JOINED}', '${JOINED}' from users where id % 2 = 0`,
  `insert into pledges (payer_id, burner_id, rate_cents, cap_cents, synced_only, valid)
   select distinct on (y.id, burner) y.id, burner, 20 + y.id % 60, case when y.id % 3 = 0 then null else 1000 + y.id % 2000 end,
     y.id % 11 = 0, tstzrange('${since.toISOString()}', null)
   from payers y, generate_series(1, 3) k,
     lateral (select 1 + 2 * ((y.id * 5 + k * 7919) % ${people / 2}) as burner) chosen
   union all
   select id, 1, 25, 1000, false, tstzrange('${since.toISOString()}', null)
   from payers y
   where id <= ${BACKERS}
     and not exists (
       select from generate_series(1, 3) k where 1 + 2 * ((y.id * 5 + k * 7919) % ${people / 2}) = 1
     )`,
  `insert into codes (code, owner_user_id, created_by, label, rate_cents, cap_cents, created_at)
   select substr(translate(upper(md5(id::text)), '01', 'XY'), 1, 8), id, id, 'Code', 10, 1000, '${JOINED}'
   from users where id % 4 = 0
   on conflict do nothing`,
];

const moving = (people: number, { since, until }: Span) =>
  `insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust, received_at)
   select 1 + 2 * (n % ${people / 2}), 'manual', 'running', at - interval '40 minutes', at, true, 200 + n % 500, 'declared',
     200 + n % 500, case when n % 3 = 0 then 'provider' else 'manual' end, at
   from generate_series(0, ${people * WORKOUTS_EACH - 1}) n,
     lateral (
       select '${since.toISOString()}'::timestamptz
         + ('${until.toISOString()}'::timestamptz - '${since.toISOString()}') * (n::float8 / ${people * WORKOUTS_EACH}) as at
     ) ended`;

const told = (people: number) => [
  `insert into sessions (token_hash, user_id, created_at, seen_on)
   select sha256(('growth-session-of-person-' || id)::bytea), id, clock_timestamp(), current_date from users`,
  `update users set is_admin = true where id = 2`,
  `insert into second_factors (user_id, password_at) values (2, clock_timestamp())`,
  `update sessions set second_factor_at = clock_timestamp() where user_id = 2`,
  `insert into notifications (user_id, kind, key, about, told_at)
   select 1 + n % ${people}, 'cheered', 'cheered:' || n, '{}', clock_timestamp() - n % 60 * interval '1 day'
   from generate_series(1, ${people * 3}) n`,
  `insert into feedback (user_id, body, created_at)
   select 1 + n * 7 % ${people}, 'What is said', '${JOINED}'::timestamptz + n * interval '1 hour' from generate_series(1, ${people / 50}) n`,
  `insert into audit_log (at, actor_id, action, target_kind, target_id)
   select '${JOINED}'::timestamptz + n * interval '1 hour', 2, 'feedback.read', 'feedback', n from generate_series(1, ${people / 20}) n`,
  `insert into source_connections (user_id, provider, provider_user_id, scopes, tokens_sealed, expires_at, connected_at)
   select id, 'strava', 's' || id, '{read}', '\\x00', now(), now() from users where id % 10 = 1`,
];
