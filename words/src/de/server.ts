import type { server as english } from "../en/server.ts";
import { accounts } from "./server/accounts.ts";
import { admin } from "./server/admin.ts";
import { alarms } from "./server/alarms.ts";
import { bank } from "./server/bank.ts";
import { bell } from "./server/bell.ts";
import { cheers } from "./server/cheers.ts";
import { entrance } from "./server/entrance.ts";
import { books } from "./server/books.ts";
import { codes } from "./server/codes.ts";
import { fields } from "./server/fields.ts";
import { giving } from "./server/giving.ts";
import { imports } from "./server/imports.ts";
import { mail } from "./server/mail.ts";
import { request } from "./server/request.ts";
import { sources } from "./server/sources.ts";
import { teams } from "./server/teams.ts";
import { workouts } from "./server/workouts.ts";
import { security } from "./server/security.ts";

/** Every sentence in which the server answers somebody. They reach the browser in answers only. */
export const server: typeof english = {
  accounts,
  admin,
  bank,
  alarms,
  bell,
  cheers,
  entrance,
  books,
  codes,
  fields,
  giving,
  imports,
  mail,
  request,
  sources,
  teams,
  workouts,
  security,
};
