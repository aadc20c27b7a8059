import { reset, welcome } from "./kinds/account-mails.ts";
import { newDonor, newDonorDigest } from "./kinds/new-donor-mails.ts";
import { statementMails, type StatementMails } from "./kinds/statement-mails.ts";
import type { MailKinds } from "./mail-kind.ts";

/** Every mail the product sends. Billing brings what the money mails say. */
export const mailKinds = (billing: StatementMails): MailKinds => ({
  welcome,
  reset,
  new_donor: newDonor,
  new_donor_digest: newDonorDigest,
  ...statementMails(billing),
});
