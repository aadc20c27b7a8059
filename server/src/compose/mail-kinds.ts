import {
  addressChanged,
  addressPutBack,
  addressRestored,
  confirmAddress,
  passwordChanged,
  reset,
  signedOut,
  welcome,
} from "../features/auth/mails/account-mails.ts";
import { adminNews, passkeyChanged } from "../features/mail/kinds/security-mails.ts";
import { alarms } from "../features/admin/dashboard/alarms/alarms-mail.ts";
import { cardExpiring } from "../features/mail/kinds/card-expiring-mail.ts";
import { monthRecap } from "../features/mail/kinds/month-recap/month-recap-mail.ts";
import { newDonor, newDonorDigest } from "../features/mail/kinds/new-donor-mails.ts";
import { confirmErasure, erasureComing } from "../features/account/erasure/erasure-mails.ts";
import { disconnected, needsReconnect } from "../features/mail/kinds/source-mails.ts";
import { newsletter } from "../features/mail/kinds/newsletter-mail.ts";
import { reminderSync } from "../features/mail/kinds/reminder-sync-mail.ts";
import { statementMails, type StatementMails } from "../features/mail/kinds/statement-mails.ts";
import type { MailKinds } from "../features/mail/mail-kind.ts";

/** Every mail the product sends. Billing provides the data of the mails about money. */
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
