import { expect, test } from "vitest";
import { adminNewsMail } from "./admin-news/mail.ts";
import { sample as adminNews } from "./admin-news/sample.ts";
import { addressChangedMail } from "./address-changed/mail.ts";
import { sample as addressChanged } from "./address-changed/sample.ts";
import { addressPutBackMail } from "./address-put-back/mail.ts";
import { sample as addressPutBack } from "./address-put-back/sample.ts";
import { confirmAddressMail } from "./confirm-address/mail.ts";
import { sample as confirmAddress } from "./confirm-address/sample.ts";
import { passwordChangedMail } from "./password-changed/mail.ts";
import { sample as passwordChanged } from "./password-changed/sample.ts";
import { signedOutMail } from "./signed-out/mail.ts";
import { sample as signedOut } from "./signed-out/sample.ts";
import { confirmErasureMail } from "./confirm-erasure/mail.ts";
import { sample as confirmErasure } from "./confirm-erasure/sample.ts";
import { erasureComingMail } from "./erasure-coming/mail.ts";
import { sample as erasureComing } from "./erasure-coming/sample.ts";
import { alarmsMail } from "./alarms/mail.ts";
import { sample as alarms } from "./alarms/sample.ts";
import { cardExpiringMail } from "./card-expiring/mail.ts";
import { sample as cardExpiring } from "./card-expiring/sample.ts";
import { disconnectedMail } from "./disconnected/mail.ts";
import { sample as disconnected } from "./disconnected/sample.ts";
import { disputeMail } from "./dispute/mail.ts";
import { sample as dispute } from "./dispute/sample.ts";
import type { MailContext, MailParts } from "./frame.ts";
import { monthRecapMail } from "./month-recap/mail.ts";
import { sample as monthRecap } from "./month-recap/sample.ts";
import { needsReconnectMail } from "./needs-reconnect/mail.ts";
import { sample as needsReconnect } from "./needs-reconnect/sample.ts";
import { newDonorDigestMail } from "./new-donor-digest/mail.ts";
import { sample as newDonorDigest } from "./new-donor-digest/sample.ts";
import { newDonorMail } from "./new-donor/mail.ts";
import { sample as newDonor } from "./new-donor/sample.ts";
import { newsletterMail } from "./newsletter/mail.ts";
import { sample as newsletter } from "./newsletter/sample.ts";
import { passkeyChangedMail } from "./passkey-changed/mail.ts";
import { sample as passkeyChanged } from "./passkey-changed/sample.ts";
import { paymentProblemMail } from "./payment-problem/mail.ts";
import { sample as paymentProblem } from "./payment-problem/sample.ts";
import { receiptMail } from "./receipt/mail.ts";
import { sample as receipt } from "./receipt/sample.ts";
import { refundMail } from "./refund/mail.ts";
import { sample as refund } from "./refund/sample.ts";
import { reminderSyncMail } from "./reminder-sync/mail.ts";
import { sample as reminderSync } from "./reminder-sync/sample.ts";
import { resetMail } from "./reset/mail.ts";
import { sample as reset } from "./reset/sample.ts";
import { disputableUntil } from "./statement-mail-data.ts";
import { upcomingChargeMail } from "./upcoming-charge/mail.ts";
import { sample as upcomingCharge } from "./upcoming-charge/sample.ts";
import { welcomeMail } from "./welcome/mail.ts";
import { sample as welcome } from "./welcome/sample.ts";

const context: MailContext = {
  language: "en",
  publicUrl: "https://kalivo.example",
  associationName: "Kalivo vzw",
  associationMail: "info@kalivo.example",
};
const shown = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

const all: Record<string, MailParts> = {
  alarms: alarmsMail(context, alarms),
  "news for admins": adminNewsMail(context, adminNews),
  "news for a contact": adminNewsMail(context, { ...adminNews, toAdmin: false }),
  "passkey changed": passkeyChangedMail(context, passkeyChanged),
  welcome: welcomeMail(context, welcome),
  reset: resetMail(context, reset),
  "reset after an address was put back": resetMail(context, { ...reset, why: "address_restored" }),
  "confirm an address": confirmAddressMail(context, confirmAddress),
  "confirm an address to come": confirmAddressMail(context, { ...confirmAddress, change: true }),
  "address changed": addressChangedMail(context, addressChanged),
  "address put back": addressPutBackMail(context, addressPutBack),
  "password changed": passwordChangedMail(context, passwordChanged),
  "confirm the end of an account": confirmErasureMail(context, confirmErasure),
  "the end of an account": erasureComingMail(context, erasureComing),
  "signed out everywhere": signedOutMail(context, signedOut),
  "new donor": newDonorMail(context, newDonor),
  "new donor digest": newDonorDigestMail(context, newDonorDigest),
  "upcoming charge": upcomingChargeMail(context, upcomingCharge),
  receipt: receiptMail(context, receipt),
  "payment problem": paymentProblemMail(context, paymentProblem),
  refund: refundMail(context, refund),
  "refund that failed": refundMail(context, { ...refund, outcome: { kind: "failed" } }),
  dispute: disputeMail(context, dispute),
  "card that expires": cardExpiringMail(context, cardExpiring),
  "reminder to sync": reminderSyncMail(context, reminderSync),
  "connection that needs its owner": needsReconnectMail(context, needsReconnect),
  "connection that ended": disconnectedMail(context, disconnected),
  "connection ended by the provider": disconnectedMail(context, { ...disconnected, by: "provider" }),
  "month recap": monthRecapMail(context, monthRecap),
  newsletter: newsletterMail(context, newsletter),
};

test.each(Object.entries(all))(
  "the mail %s has both parts, says why it comes and who sends it",
  (_, mail) => {
    expect(mail.subject).not.toBe("");
    expect(mail.html).toContain("<title>");
    expect(mail.html).toContain("prefers-color-scheme: dark");
    expect(mail.html).not.toMatch(/<script|<img|undefined|\[object/);
    expect(mail.text).not.toMatch(/<\w|undefined|\[object/);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain("You receive this email because");
      expect(part).toContain("Kalivo vzw");
      expect(part).toContain("info@kalivo.example");
    }
  },
);

test("every link of the HTML part stands in the text part too", () => {
  for (const { html, text } of Object.values(all)) {
    for (const [, url = ""] of html.matchAll(/href="([^"]+)"/g)) expect(text).toContain(url);
  }
});

test("the notice says the exact sum, the day, the arithmetic, the carried month and what one can do", () => {
  const { subject, text } = upcomingChargeMail(context, upcomingCharge);
  const said = shown(text);
  expect(shown(subject)).toBe("11,30 € will be collected on 04/11/2026");
  for (const sentence of [
    "You need do nothing.",
    "Exact amount: 11,30 €",
    "Month: October 2026",
    "Payment method: Visa ••4242",
    "On your bank statement: KALIVO 2026-10",
    "4 000 kcal × 0,10 € per 100 kcal = 4,00 €",
    "2 000 kcal × 0,20 € per 100 kcal = 4,00 €",
    "Your monthly limit for this person: 2,00 €",
    "Carried over from September 2026",
    "Goes to Ocean Watch (4,00 €), Trees for All (4,00 €)",
    "Cancel this month: https://kalivo.example/notice/cancel",
    "Change the payment method: https://kalivo.example/notice/method",
    "Leave this person out this month: https://kalivo.example/notice/drop-1",
    "Stop supporting this person: https://kalivo.example/notice/stop-1",
    "dispute it with your bank until 04/01/2027",
  ]) {
    expect(said).toContain(sentence);
  }
});

test("a direct debit's notice names the mandate and its eight weeks", () => {
  const method = {
    kind: "sepa_debit" as const,
    label: "IBAN ••3000",
    mandate: { reference: "SBX-1", creditorId: "BE69ZZZ1" },
  };
  const { text } = upcomingChargeMail(context, { ...upcomingCharge, method, scaledTo: 25_000n });
  expect(text).toContain("Mandate SBX-1, creditor BE69ZZZ1");
  expect(text).toContain("until 30/12/2026 (eight weeks)");
  expect(shown(text)).toContain("above your ceiling of 250,00 € a month");
});

test("the receipt shows gross, fee and net, and that it is no tax certificate", () => {
  const said = shown(receiptMail(context, receipt).text);
  for (const sentence of [
    "You paid: 11,30 €",
    "Fee of the payment provider: 0,42 €",
    "For the organisations: 10,88 €",
    "not a tax certificate",
  ]) {
    expect(said).toContain(sentence);
  }
  expect(shown(receiptMail(context, { ...receipt, fee: null }).text)).toContain("known in a few days");
});

test("a name cannot bring markup into a mail", () => {
  const { html } = newDonorMail(context, { ...newDonor, donor: '<img src=x onerror="alert(1)">' });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

test("a card payment can be disputed for two months, to the day", () => {
  expect(disputableUntil(new Date("2026-11-04T08:00:00Z"), "card").toISOString().slice(0, 10)).toBe(
    "2027-01-04",
  );
});

test("the recap says what there was, and nothing of what there was not", () => {
  const said = shown(monthRecapMail(context, monthRecap).text);
  for (const sentence of [
    "Your November 2026",
    "You burned: 6 000 kcal",
    "Your donors gave: 12,40 € (3 donors)",
    "You gave: 6,00 €",
    "- Ocean Watch\n- Trees for All",
  ]) {
    expect(said).toContain(sentence);
  }
  const donor = shown(monthRecapMail(context, { ...monthRecap, kcal: 0n, raised: 0n, donors: 0 }).text);
  expect(donor).toContain("You gave: 6,00 €");
  expect(donor).not.toMatch(/burned:|donors gave/);
  const unpaid = { ...monthRecap, raised: 0n, donors: 0, given: 0n, organisations: [] };
  expect(shown(monthRecapMail(context, unpaid).text)).toContain("Nothing was paid for this month.");
});

test("the reminder says until when a workout counts and who waits for it", () => {
  const said = shown(reminderSyncMail(context, reminderSync).text);
  expect(said).toContain("3 people support you, and no workout of yours has arrived for a week.");
  expect(said).toContain("So far this month you burned 4 200 kcal.");
  expect(said).toContain("Workouts that end by 30/11/2026 count for November 2026.");
  const first = shown(reminderSyncMail(context, { ...reminderSync, donors: 1, kcal: 0n }).text);
  expect(first).toContain("1 person supports you");
  expect(first).toContain("you have not burned anything for them yet");
});

test("a newsletter becomes headings, lists, links and a button; nothing else of it means anything", () => {
  const { html, text } = newsletterMail(context, newsletter);
  expect(html).toMatch(/<h2[^>]*>\s*Three things to know\s*<\/h2>/);
  expect(html).toContain('href="https://kalivo.example/spring"');
  expect(html).toContain("<li>Teams can give too</li>");
  expect(text).toContain("Read the whole story (https://kalivo.example/spring).");
  expect(text).toContain("Open the app:\nhttps://kalivo.example");
  expect(newsletterMail(context, { ...newsletter, test: true }).subject).toBe(`[Test] ${newsletter.subject}`);
});

test.each([
  "<script>alert(1)</script>",
  "[click](javascript:alert(1))",
  "[click](data:text/html,x)",
  '[click](https://a.example/"onmouseover="alert)',
  "[<img src=x>](https://a.example)",
  "[ [a](b) ](c)",
])("a newsletter with %s carries no markup and no link but to a page", (body) => {
  const { html } = newsletterMail(context, { subject: "Hello", body, test: false });
  const written = html.slice(html.indexOf("</h1>"), html.indexOf("You receive this email"));
  expect(written).not.toMatch(/<script|<img|href="(?!https:\/\/)|onmouseover="/);
});
