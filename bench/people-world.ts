export const PEOPLE = 200_000;

const FIRST_STARTS = "Ma Jo Lu An El No Ca Pi Hé So Gu Ju Da Vi Em Lé Ra Sa Ti Ol".split(" ");
const FIRST_ENDS =
  "rie han cas toine ise ra mille erre lène phie staaf lien vid ktor ma on chel rah bo ivier".split(" ");
const STARTS =
  "Du Van De Pee Jan Ma Ja Wil Cla Goo Le La Her Mer Ver Si Lam Dè Mo Ro Car Ben Gar Ngu Schm".split(" ");
const MIDDLES = "pon te sse co be ma vy mo lie lo ci na ta rea ke ri do gu za fo mi ne bou chi vel".split(
  " ",
);
const ENDS = "t rs ns bs rt y n s l ck x is er ens ux".split(" ");

const sqlArray = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(", ")}]`;

/** The nth of these words, the first ones far more often; `by` makes two picks of one person differ. */
const pick = (words: readonly string[], by: number) =>
  `(${sqlArray(words)})[1 + floor(power((n::bigint * ${by} % 1000003) / 1000003::float8, 1.4) * ${words.length})::integer]`;

/** The same people every time: no chance in it. One in forty is called Thomas, one in twenty has a pseudonym. */
export const GENERATE_PEOPLE = [
  `insert into organisations (name, short_description, long_description, created_at)
   select 'Organisation ' || n, 'Good', 'Good things', '2026-01-01T00:00:00Z' from generate_series(1, 12) n`,
  `insert into users (email, password_hash, first_name, last_name, created_at)
   select 'p' || n || '@example.org', 'none',
     case when n % 41 = 0 then 'Thomas' else ${pick(FIRST_STARTS, 7919)} || ${pick(FIRST_ENDS, 104729)} end,
     ${pick(STARTS, 6133)} || ${pick(MIDDLES, 15485863)} || ${pick(ENDS, 32452843)} ||
       case when n % 53 = 0 then '-Dupont' else '' end,
     '2020-01-01T00:00:00Z'::timestamptz + n * interval '10 minutes'
   from generate_series(1, ${PEOPLE}) n`,
  `insert into privacy_settings (user_id, pseudo, public)
   select id, case when id % 23 = 5 then 'Runner ' || first_name end, id % 29 <> 7 from users where id > 1`,
  `insert into user_organisations (user_id, organisation_id, chosen_at)
   select id, 1 + id % 12, created_at from users where id % 2 = 0`,
  "insert into payers (user_id, created_at) select id, created_at from users where id % 3 = 0",
  `insert into pledges (payer_id, burner_id, rate_cents, valid)
   select id, 1 + user_id % ${PEOPLE}, 10, '[2026-01-01T00:00:00Z,)' from payers`,
];
