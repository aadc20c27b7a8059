import { readdirSync } from "node:fs";
import { LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { expect, test } from "vitest";
import type { MailParts } from "../features/mail/mail-kind.ts";
import { contentId } from "../features/mail/inline-pictures.ts";
import type { MailContext } from "./frame.ts";
import { monthRecapMail } from "./month-recap/mail.ts";
import { sample as monthRecap } from "./month-recap/sample.ts";
import { newDonorMail } from "./new-donor/mail.ts";
import { sample as newDonor } from "./new-donor/sample.ts";
import { newsletterMail } from "./newsletter/mail.ts";
import { sample as newsletter } from "./newsletter/sample.ts";
import { receiptMail } from "./receipt/mail.ts";
import { sample as receipt } from "./receipt/sample.ts";
import { reminderSyncMail } from "./reminder-sync/mail.ts";
import { sample as reminderSync } from "./reminder-sync/sample.ts";
import { disputableUntil } from "./statement-mail-data.ts";
import { upcomingChargeMail } from "./upcoming-charge/mail.ts";
import { sample as upcomingCharge } from "./upcoming-charge/sample.ts";

const contextIn = (language: Language): MailContext => ({
  language,
  publicUrl: "https://kalivo.example",
  associationName: "Kalivo vzw",
  associationMail: "info@kalivo.example",
  associationAddress: "Kerkstraat 1, 9000 Gent",
  associationNumber: "0123.456.749",
});
const context = contextIn("en");
const shown = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

type Template = Readonly<Record<string, (to: MailContext, data: unknown) => MailParts>>;

/** The one function of a folder's `mail.ts`, and all that its `sample.ts` exports, each in every language. */
async function writtenIn(folder: string) {
  const template: Template = await import(`./${folder}/mail.ts`);
  const samples: Readonly<Record<string, unknown>> = await import(`./${folder}/sample.ts`);
  return Object.values(template).flatMap((write) =>
    Object.entries(samples).flatMap(([name, data]) =>
      LANGUAGES.map((language) => ({ folder, name, language, mail: write(contextIn(language), data) })),
    ),
  );
}

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const written = (await Promise.all(folders.map(writtenIn))).flat();

const BECAUSE: Readonly<Record<Language, string>> = {
  en: "You get this email because",
  fr: "Tu reçois cet e-mail parce qu",
  nl: "Je krijgt deze e-mail omdat",
  de: "Du bekommst diese E-Mail, weil",
};

test("every mail has a sample", () => {
  expect(folders.length).toBeGreaterThan(20);
  expect([...new Set(written.map(({ folder }) => folder))]).toEqual(folders);
});

test.each(written)(
  "the mail $folder ($name, $language) has both parts, says why it comes and who sends it",
  ({ mail, language }) => {
    const { sentBy, contact, enterpriseNumber } = mailWords(language).frame;
    expect(mail.subject).not.toBe("");
    expect(mail.html).toContain("<title>");
    expect(mail.html).toContain("prefers-color-scheme: dark");
    expect(mail.html).toMatch(/<h1[^>]*>\s*[^\p{Ll}\s]/u);
    expect(mail.html).not.toMatch(/<script|<img(?!\s+src="cid:)|undefined|\[object/);
    const embedded = [...mail.html.matchAll(/cid:([^"]+)/g)].map(([, id]) => id);
    expect(new Set(embedded)).toEqual(new Set(mail.pictures.map(contentId)));
    expect(mail.text).not.toMatch(/<\w|undefined|\[object/);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(sentBy(APP_NAME, "Kalivo vzw"));
      expect(part).toContain(`Kerkstraat 1, 9000 Gent · ${enterpriseNumber("0123.456.749")}`);
      expect(part).toContain(contact("info@kalivo.example"));
      expect(part).toContain(BECAUSE[language]);
    }
  },
);

test("every link of the HTML part stands in the text part too", () => {
  for (const { mail } of written) {
    for (const [, url = ""] of mail.html.matchAll(/href="([^"]+)"/g)) expect(mail.text).toContain(url);
  }
});

test("the notice says the exact sum, the day, the arithmetic, the carried month and what one can do", () => {
  const { subject, text } = upcomingChargeMail(context, upcomingCharge);
  const said = shown(text);
  expect(shown(subject)).toBe("We'll collect 11,30 € on 04/11/2026");
  for (const sentence of [
    "There is nothing to do.",
    "Exact amount: 11,30 €",
    "Month: October 2026",
    "Payment method: Visa ••4242",
    "On your bank statement: KALIVO 2026-10",
    "4 000 kcal × 0,10 € per 100 kcal = 4,00 €",
    "2 000 kcal × 0,20 € per 100 kcal = 4,00 €",
    "Your monthly limit for this person: 2,00 €",
    "Moved from September 2026",
    "Goes to Ocean Watch (4,00 €) and Trees for All (4,00 €)",
    "Cancel your donations for this month: https://kalivo.example/notice/cancel",
    "Change the payment method: https://kalivo.example/notice/method",
    "Skip this person this month: https://kalivo.example/notice/drop-1",
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
  expect(text).toContain("Mandate reference SBX-1, creditor identifier BE69ZZZ1");
  expect(text).toContain("until 30/12/2026 (eight weeks)");
  expect(shown(text)).toContain("more than your ceiling of 250,00 € a month");
});

test("the receipt shows gross, fee and net, and that it is no tax certificate", () => {
  const said = shown(receiptMail(context, receipt).text);
  for (const sentence of [
    "You paid: 11,30 €",
    "Payment provider's fee: 0,42 €",
    "For the organisations: 10,88 €",
    "not a tax certificate",
  ]) {
    expect(said).toContain(sentence);
  }
  expect(shown(receiptMail(context, { ...receipt, fee: null }).text)).toContain("known in a few days");
});

test("a name cannot bring markup into a mail", () => {
  const { html } = newDonorMail(context, {
    ...newDonor,
    donor: { name: '<img src=x onerror="alert(1)">', picture: null },
  });
  expect(html).not.toContain("<img src=x");
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
    "September 2026: 4 200 kcal\nOctober 2026: 9 100 kcal\nNovember 2026: 6 000 kcal",
    "Ocean Watch: 10,40 €\nTrees for All: 8,00 €",
  ]) {
    expect(said).toContain(sentence);
  }
  const donor = shown(monthRecapMail(context, { ...monthRecap, kcal: 0n, raised: 0n, donors: 0 }).text);
  expect(donor).toContain("You gave: 6,00 €");
  expect(donor).not.toMatch(/burned:|donors gave/);
  const unpaid = { ...monthRecap, raised: 0n, donors: 0, given: 0n, organisations: [], months: [] };
  expect(shown(monthRecapMail(context, unpaid).text)).toContain("Nothing was paid for this month.");
});

test("the reminder says until when a workout counts and who waits for it", () => {
  const said = shown(reminderSyncMail(context, reminderSync).text);
  expect(said).toContain("3 people support you. We haven't received a workout for a week.");
  expect(said).toContain("So far this month you burned 4 200 kcal.");
  expect(said).toContain("Workouts that end by 30/11/2026 count for November 2026.");
  const first = shown(reminderSyncMail(context, { ...reminderSync, donors: 1, kcal: 0n }).text);
  expect(first).toContain("1 person supports you");
  expect(first).toContain("No workout counts for this month yet.");
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
  const shownBody = html.slice(html.indexOf("</h1>"), html.indexOf(BECAUSE.en));
  expect(shownBody).not.toMatch(/<script|<img|href="(?!https:\/\/)|onmouseover="/);
});
