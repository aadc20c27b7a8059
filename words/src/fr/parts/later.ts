import { actPages } from "../screens/act-pages.ts";
import { books } from "../screens/books.ts";
import { codes } from "../screens/codes.ts";
import { delight } from "../screens/delight.ts";
import { finding } from "../screens/finding.ts";
import { legal } from "../screens/legal.ts";
import { moneyBack } from "../screens/money-back.ts";
import { offline } from "../screens/offline.ts";
import { passkeys } from "../screens/passkeys.ts";
import { payment } from "../screens/payment.ts";
import { pledges } from "../screens/pledges.ts";
import { recap } from "../screens/recap.ts";
import { refresh } from "../screens/refresh.ts";
import { registration } from "../screens/registration.ts";
import { settings } from "../screens/settings.ts";
import { shell } from "../screens/shell.ts";
import { sources } from "../screens/sources.ts";
import { statements } from "../screens/statements.ts";
import { teams } from "../screens/teams.ts";
import { transparency } from "../screens/transparency.ts";
import { workoutForm } from "../screens/workout-form.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["later"] = {
  actPages,
  books,
  codes,
  delight,
  finding,
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
