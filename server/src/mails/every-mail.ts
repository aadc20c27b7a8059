import type { MailKinds } from "../features/mail/mail-kind.ts";
import type { MailRounds } from "../features/mail/rounds/make-rounds.ts";
import { addressChangeAsked } from "./address-change-asked/kind.ts";
import { addressChanged } from "./address-changed/kind.ts";
import { addressPutBack } from "./address-put-back/kind.ts";
import { adminNews } from "./admin-news/kind.ts";
import { alarms } from "./alarms/kind.ts";
import { cardExpiring } from "./card-expiring/kind.ts";
import { cardWarningsEarly, cardWarningsLate } from "./card-expiring/round.queries.ts";
import { confirmAddress } from "./confirm-address/kind.ts";
import { confirmErasure } from "./confirm-erasure/kind.ts";
import { disconnected } from "./disconnected/kind.ts";
import { dispute } from "./dispute/kind.ts";
import { disputeEnded } from "./dispute-ended/kind.ts";
import { erasureComing } from "./erasure-coming/kind.ts";
import { givingChanged } from "./giving-changed/kind.ts";
import { methodLeft } from "./method-left/kind.ts";
import { monthRecap } from "./month-recap/kind.ts";
import { recaps } from "./month-recap/round.queries.ts";
import { needsReconnect } from "./needs-reconnect/kind.ts";
import { newDonorDigest } from "./new-donor-digest/kind.ts";
import { newDonor } from "./new-donor/kind.ts";
import { newsletter } from "./newsletter/kind.ts";
import { organisationLink } from "./organisation-link/kind.ts";
import { organisationReturned } from "./organisation-returned/kind.ts";
import { passkeyChanged } from "./passkey-changed/kind.ts";
import { passwordChanged } from "./password-changed/kind.ts";
import { paymentProblem } from "./payment-problem/kind.ts";
import { receipt } from "./receipt/kind.ts";
import { refund } from "./refund/kind.ts";
import { reminderSync } from "./reminder-sync/kind.ts";
import { reminders } from "./reminder-sync/round.queries.ts";
import { addressRestored, firstAdmin, reset } from "./reset/kind.ts";
import { signedOut } from "./signed-out/kind.ts";
import { upcomingCharge } from "./upcoming-charge/kind.ts";
import { welcome } from "./welcome/kind.ts";

/** Every mail the product sends. */
export const MAIL_KINDS: MailKinds = {
  welcome,
  reset,
  confirm_address: confirmAddress,
  address_change_asked: addressChangeAsked,
  address_changed: addressChanged,
  address_restored: addressRestored,
  first_admin: firstAdmin,
  address_put_back: addressPutBack,
  password_changed: passwordChanged,
  signed_out: signedOut,
  confirm_erasure: confirmErasure,
  erasure_coming: erasureComing,
  new_donor: newDonor,
  new_donor_digest: newDonorDigest,
  giving_changed: givingChanged,
  upcoming_charge: upcomingCharge,
  receipt,
  payment_problem: paymentProblem,
  refund,
  dispute,
  dispute_ended: disputeEnded,
  card_expiring: cardExpiring,
  method_left: methodLeft,
  reminder_sync: reminderSync,
  month_recap: monthRecap,
  needs_reconnect: needsReconnect,
  disconnected,
  newsletter,
  alarms,
  admin_news: adminNews,
  organisation_link: organisationLink,
  organisation_returned: organisationReturned,
  passkey_changed: passkeyChanged,
};

/** Those that go to many people once a month. */
export const MAIL_ROUNDS: MailRounds = {
  reminder_sync: reminders,
  card_expiring_early: cardWarningsEarly,
  card_expiring_late: cardWarningsLate,
  month_recap: recaps,
};
