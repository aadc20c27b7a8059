import type { Organisation, OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import type { Person, PledgePivot } from "@kalivo/contract/shapes/person.ts";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import type { Team } from "@kalivo/contract/shapes/team.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";

// Who and what the pages of these tests know of: a small world, whole, as the server would tell of it.

const LONG_AGO = "2026-01-12T09:00:00Z";

export const FOREST: Organisation = {
  id: 1,
  name: "Forest Return",
  logo: null,
  logo_gray: null,
  banner: null,
  short_description: "Plants native trees.",
  themes: ["nature"],
  is_association: false,
  donations_sum_total_in_euros: 1200,
  users_count: 12,
  created_at: LONG_AGO,
};
export const WATER: Organisation = {
  ...FOREST,
  id: 2,
  name: "Clear Water",
  short_description: "Cleans rivers.",
  themes: ["health"],
  is_association: false,
};
export const logoOf = ({ id, name }: Organisation): OrganisationLogo => ({
  id,
  name,
  logo: null,
  logo_gray: null,
});

export const AMELIE: Person = {
  id: 7,
  first_name: "Amélie",
  last_name: "Laurent",
  picture: null,
  why_i_move: "For the forest behind our house.",
  total_raised: 320,
  backers_count: 4,
  organisations: [{ id: FOREST.id, name: FOREST.name, logo: null }],
  created_at: LONG_AGO,
  pivot: null,
  gives_you: null,
};
export const TEN_CENTS: PledgePivot = {
  rate_in_cents_per_kcal: 0.1,
  monthly_max_in_euros: 10,
  synced_only: false,
  counts_since: LONG_AGO,
};
export const THOMAS: Person = { ...AMELIE, id: 8, first_name: "Thomas", last_name: "Dubois" };

export const CODE: Code = {
  id: 31,
  code: "K7PX24QD",
  rate_in_cents_per_kcal: 0.1,
  monthly_max_in_euros: 10,
  valid_until: null,
  owner_type: "user",
  owner: { id: 2, name: "Saïd Amrani" },
  label: null,
  max_uses: null,
  uses_count: 1,
  archived_at: null,
  created_at: LONG_AGO,
  running_pledges: 1,
};

export const TRAIL_CREW: Team = {
  id: 1,
  name: "Trail Crew",
  description: "We run in the woods.",
  picture: null,
  logo: null,
  banner: null,
  users_count: 2,
  created_at: LONG_AGO,
  pivot: { is_admin: true },
};

export const RUN: Workout = {
  id: 41,
  type: "running",
  title: "Around the lake",
  kcal: 410,
  duration: 40,
  start_date: "2026-03-10T07:00:00Z",
  end_date: "2026-03-10T07:40:00Z",
  source: "manual",
  source_id: null,
  consumed: false,
  open: true,
  legal_appending: null,
  km: 6.4,
  minutes: 40,
  status: "ok",
  reason: null,
  reason_code: null,
  same_effort_as: null,
  question: null,
  answer: null,
  kcal_net: 410,
  kcal_reported: null,
  basis: "active",
  kg_used: null,
  kg_assumed: false,
  synced: false,
  given_in_euros: 0.4,
  source_url: null,
};

/** Burns and gives, with a card that works. */
export const SAID: User = {
  id: 2,
  first_name: "Saïd",
  last_name: "Amrani",
  email: "said@screens.example",
  email_confirmed: true,
  email_waiting: null,
  phone: null,
  gender: null,
  birthday: "1990-05-02",
  height: null,
  weight: null,
  picture: null,
  why_i_move: null,
  admin: false,
  active_source: "manual",
  resting_until: null,
  teams: [TRAIL_CREW],
  codes: [CODE],
  workouts: [RUN],
  organisations: [logoOf(FOREST)],
  backers_with_pivot: [{ owner_type: "user", owner: THOMAS, pivot: TEN_CENTS }],
  paying_now: [],
  payment_info: {
    is_active: true,
    method_state: "active",
    method_label: "Visa •••• 4242",
    method_expires: "2031-12",
    problem: null,
    paused_since: null,
    paused_until: null,
    ceiling_in_euros: 100,
    burners_with_pivot: [{ ...THOMAS, pivot: TEN_CENTS }],
    blacklisted_organisations: [],
  },
  privacy: {
    pseudo: null,
    public: true,
    funds_raised: true,
    calories_burned: true,
    backers_count: true,
    backers_detail: true,
    organisations: true,
    burners_count: true,
    burners_detail: true,
    donations: true,
    newsletter: false,
    new_donor: true,
    reminder_sync: true,
    month_recap: true,
  },
  total_raised: 64,
  total_donated: 21,
  backers_count: 1,
  burners_count: 1,
  created_at: LONG_AGO,
  health_consent: true,
  registration: null,
  stats: {
    period: "2026-03",
    kcal_this_period: 410,
    raised_this_period_estimate: 0.4,
    donated_this_period_estimate: 0.2,
  },
};
