import { account } from "../screens/account.ts";
import { act } from "../screens/act.ts";
import { choice } from "../screens/choice.ts";
import { community } from "../screens/community.ts";
import { fields } from "../screens/fields.ts";
import { global } from "../screens/global.ts";
import { health } from "../screens/health.ts";
import { home } from "../screens/home.ts";
import { landing } from "../screens/landing.ts";
import { meter } from "../screens/meter.ts";
import { navigation } from "../screens/navigation.ts";
import { organisations } from "../screens/organisations.ts";
import { people } from "../screens/people.ts";
import { profile } from "../screens/profile.ts";
import { stats } from "../screens/stats.ts";
import { workouts } from "../screens/workouts.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["first"] = {
  account,
  act,
  choice,
  community,
  fields,
  global,
  health,
  home,
  landing,
  meter,
  navigation,
  organisations,
  people,
  profile,
  stats,
  workouts,
};
