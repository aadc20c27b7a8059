import { account } from "./screens/account.ts";
import { act } from "./screens/act.ts";
import { actPages } from "./screens/act-pages.ts";
import { choice } from "./screens/choice.ts";
import { codes } from "./screens/codes.ts";
import { community } from "./screens/community.ts";
import { feedback } from "./screens/feedback.ts";
import { fields } from "./screens/fields.ts";
import { global } from "./screens/global.ts";
import { health } from "./screens/health.ts";
import { home } from "./screens/home.ts";
import { landing } from "./screens/landing.ts";
import { legal } from "./screens/legal.ts";
import { meter } from "./screens/meter.ts";
import { navigation } from "./screens/navigation.ts";
import { organisations } from "./screens/organisations.ts";
import { payment } from "./screens/payment.ts";
import { people } from "./screens/people.ts";
import { privacy } from "./screens/privacy.ts";
import { profile } from "./screens/profile.ts";
import { registration } from "./screens/registration.ts";
import { settings } from "./screens/settings.ts";
import { notice, statements } from "./screens/statements.ts";
import { stats } from "./screens/stats.ts";
import { teams } from "./screens/teams.ts";
import { transparency } from "./screens/transparency.ts";
import { workoutForm } from "./screens/workout-form.ts";
import { workouts } from "./screens/workouts.ts";

/** Every English sentence on screen. Sentences of mails live in `mails/` and never reach the browser. */
export const screens = {
  account,
  act,
  actPages,
  choice,
  codes,
  community,
  feedback,
  fields,
  global,
  health,
  home,
  landing,
  legal,
  meter,
  navigation,
  organisations,
  payment,
  people,
  privacy,
  profile,
  registration,
  settings,
  notice,
  statements,
  stats,
  teams,
  transparency,
  workoutForm,
  workouts,
};
