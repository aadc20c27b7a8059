import {
  addressChanged,
  addressPutBack,
  addressRestored,
  confirmAddress,
  passwordChanged,
  reset,
  signedOut,
  welcome,
} from "./kinds/account-mails.ts";
import { adminNews, passkeyChanged } from "./kinds/security/security-mails.ts";
import { alarms } from "./kinds/alarms/alarms-mail.ts";
import { cardExpiring } from "./kinds/card-expiring/card-expiring-mail.ts";
import { monthRecap } from "./kinds/month-recap/month-recap-mail.ts";
import { newDonor, newDonorDigest } from "./kinds/new-donor-mails.ts";
import { confirmErasure, erasureComing } from "./kinds/erasure-mails.ts";
import { disconnected, needsReconnect } from "./kinds/sources/source-mails.ts";
import { newsletter } from "./kinds/newsletter/newsletter-mail.ts";
import { reminderSync } from "./kinds/reminder-sync/reminder-sync-mail.ts";
import { statementMails, type StatementMails } from "./kinds/statement-mails.ts";
import type { MailKinds } from "./mail-kind.ts";

/** Every mail the product sends. Billing brings what the money mails say. */
export const mailKinds = (billing: StatementMails): MailKinds => ({
  welcome,
  reset,
  confirm_address: confirmAddress,
  address_changed: addressChanged,
  address_restored: addressRestored,
  address_put_back: addressPutBack,
  password_changed: passwordChanged,
  signed_out: signedOut,
  confirm_erasure: confirmErasure,
  erasure_coming: erasureComing,
  new_donor: newDonor,
  new_donor_digest: newDonorDigest,
  reminder_sync: reminderSync,
  month_recap: monthRecap,
  card_expiring: cardExpiring,
  needs_reconnect: needsReconnect,
  disconnected,
  newsletter,
  alarms,
  admin_news: adminNews,
  passkey_changed: passkeyChanged,
  ...statementMails(billing),
});
