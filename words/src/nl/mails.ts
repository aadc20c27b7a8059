import { erasureComing } from "./mails/erasure-coming.ts";
import { confirmErasure } from "./mails/confirm-erasure.ts";
import { signedOut } from "./mails/signed-out.ts";
import { passwordChanged } from "./mails/password-changed.ts";
import { addressChangeAsked } from "./mails/address-change-asked.ts";
import { addressChanged } from "./mails/address-changed.ts";
import { addressPutBack } from "./mails/address-put-back.ts";
import { confirmAddress } from "./mails/confirm-address.ts";
import { alarms } from "./mails/alarms.ts";
import { cardExpiring } from "./mails/card-expiring.ts";
import { disconnected } from "./mails/disconnected.ts";
import { dispute } from "./mails/dispute.ts";
import { disputeEnded } from "./mails/dispute-ended.ts";
import { frame } from "./mails/frame.ts";
import { givingChanged } from "./mails/giving-changed.ts";
import { mandate } from "./mails/mandate.ts";
import { methodLeft } from "./mails/method-left.ts";
import { monthRecap } from "./mails/month-recap.ts";
import { needsReconnect } from "./mails/needs-reconnect.ts";
import { newDonor } from "./mails/new-donor.ts";
import { newsletter } from "./mails/newsletter.ts";
import { paymentProblem } from "./mails/payment-problem.ts";
import { receipt } from "./mails/receipt.ts";
import { refund } from "./mails/refund.ts";
import { reminderSync } from "./mails/reminder-sync.ts";
import { reset } from "./mails/reset.ts";
import { upcomingCharge } from "./mails/upcoming-charge.ts";
import { welcome } from "./mails/welcome.ts";
import { organisationLink, organisationReturned } from "./mails/organisation-link.ts";
import { passkeyChanged } from "./mails/passkey-changed.ts";
import { adminNews } from "./mails/admin-news.ts";

/** Every Dutch sentence of a mail. They never reach the browser. */
export const mails = {
  alarms,
  erasureComing,
  confirmErasure,
  signedOut,
  passwordChanged,
  addressChangeAsked,
  addressChanged,
  addressPutBack,
  confirmAddress,
  cardExpiring,
  disconnected,
  dispute,
  disputeEnded,
  frame,
  givingChanged,
  mandate,
  methodLeft,
  monthRecap,
  needsReconnect,
  newDonor,
  newsletter,
  paymentProblem,
  receipt,
  refund,
  reminderSync,
  reset,
  upcomingCharge,
  welcome,
  organisationLink,
  organisationReturned,
  passkeyChanged,
  adminNews,
};
