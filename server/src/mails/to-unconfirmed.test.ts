import { expect, test } from "vitest";
import type { ToUnconfirmed } from "../features/mail/mail-kind.ts";
import { MAIL_KINDS } from "./every-mail.ts";

// Rule 38: an address that nobody confirmed may be a stranger's. A new mail belongs in one of the three.

/** What guards the account, or was asked for there, and what the association and its admins are told. */
const SENT = [
  "welcome",
  "reset",
  "confirm_address",
  "address_changed",
  "address_restored",
  "first_admin",
  "address_put_back",
  "password_changed",
  "passkey_changed",
  "signed_out",
  "alarms",
  "admin_news",
  "organisation_link",
  "organisation_returned",
];

/** Of their money and their accounts: it waits for the address, and without it nothing is taken. */
const HELD = [
  "upcoming_charge",
  "receipt",
  "payment_problem",
  "refund",
  "dispute",
  "dispute_ended",
  "card_expiring",
  "giving_changed",
  "method_left",
  "needs_reconnect",
  "disconnected",
];

/** What others caused, what comes again, and what somebody who has the mailbox asked for. */
const DROPPED = [
  "address_change_asked",
  "new_donor",
  "new_donor_digest",
  "reminder_sync",
  "month_recap",
  "newsletter",
  "confirm_erasure",
  "erasure_coming",
];

const told = (what: ToUnconfirmed) =>
  Object.entries(MAIL_KINDS)
    .filter(([, { toUnconfirmed }]) => toUnconfirmed === what)
    .map(([name]) => name)
    .toSorted();

test("to an address that nobody confirmed goes what guards the account; what others caused does not", () => {
  expect({ send: told("send"), hold: told("hold"), drop: told("drop") }).toEqual({
    send: SENT.toSorted(),
    hold: HELD.toSorted(),
    drop: DROPPED.toSorted(),
  });
});
