import { actPages } from "./screens/act-pages.ts";
import { codes } from "./screens/codes.ts";
import { delight } from "./screens/delight.ts";
import { feedback } from "./screens/feedback.ts";
import { legal } from "./screens/legal.ts";
import { offline } from "./screens/offline.ts";
import { passkeys } from "./screens/passkeys.ts";
import { payment } from "./screens/payment.ts";
import { recap } from "./screens/recap.ts";
import { refresh } from "./screens/refresh.ts";
import { registration } from "./screens/registration.ts";
import { settings } from "./screens/settings.ts";
import { statements } from "./screens/statements.ts";
import { teams } from "./screens/teams.ts";
import { transparency } from "./screens/transparency.ts";
import { workoutForm } from "./screens/workout-form.ts";
import { books } from "./books.ts";
import { moneyBack } from "./money-back.ts";
import { pledges } from "./pledges.ts";
import { shell } from "./shell.ts";
import { sources } from "./sources.ts";
import type { LaterWords } from "../screens.ts";

/** What the screens after the first paint say; fetched beside the code of those screens. */
export const later: LaterWords = {
  actPages,
  books,
  codes,
  delight,
  feedback,
  legal,
  moneyBack,
  offline,
  passkeys,
  payment,
  pledges,
  recap,
  refresh,
  registration,
  settings,
  shell,
  sources,
  statements,
  teams,
  transparency,
  workoutForm,
};
