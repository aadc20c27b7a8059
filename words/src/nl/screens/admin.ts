import { audit } from "./admin/audit.ts";
import { billing } from "./admin/billing.ts";
import { books } from "./admin/books.ts";
import { codes } from "./admin/codes.ts";
import { course } from "./admin/course.ts";
import { dashboard } from "./admin/dashboard.ts";
import { desk } from "./admin/desk.ts";
import { disputes } from "./admin/disputes.ts";
import { ends } from "./admin/ends.ts";
import { everywhere } from "./admin/everywhere.ts";
import { feedback } from "./admin/feedback.ts";
import { firstSteps } from "./admin/first-steps.ts";
import { imprint } from "./admin/imprint.ts";
import { looks } from "./admin/looks.ts";
import { mails } from "./admin/mails.ts";
import { newsletters } from "./admin/newsletters.ts";
import { organisations } from "./admin/organisations.ts";
import { payouts } from "./admin/payouts.ts";
import { people } from "./admin/people.ts";
import { proposals } from "./admin/proposals.ts";
import { refunds } from "./admin/refunds.ts";
import { secondFactor } from "./admin/second-factor.ts";
import { teams } from "./admin/teams.ts";
import { workouts } from "./admin/workouts.ts";
import type { admin as english } from "../../en/screens/admin.ts";

export const admin: typeof english = {
  ...everywhere,
  audit,
  billing,
  books,
  codes,
  course,
  dashboard,
  desk,
  disputes,
  ends,
  feedback,
  firstSteps,
  imprint,
  looks,
  mails,
  newsletters,
  organisations,
  payouts,
  people,
  proposals,
  refunds,
  secondFactor,
  teams,
  workouts,
};
