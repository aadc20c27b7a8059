import { type Browser, chromium, type Page } from "playwright-core";
import type { Language } from "@kalivo/domain/language.ts";
import { screens as de } from "@kalivo/words/de/screens.ts";
import { screens as en } from "@kalivo/words/en/screens.ts";
import { screens as fr } from "@kalivo/words/fr/screens.ts";
import { screens as nl } from "@kalivo/words/nl/screens.ts";
import { finger } from "../e2e/support/pace.ts";
import { removeFolder, startProduct, temporaryFolder } from "./running-server.ts";

// From the scanned code of a donor who waits to the first workout logged, on a phone, walked in a browser: the operators
// of the keystroke-level model that a person needs for it (see pace.ts), and what they wait for the product in between.

const TARGET_S = 90;
/** A donation code of the demo world; its donor gives from the first workout on. */
const CODE = "K7PX24QD";
const WALKS = [
  ["en", "en-GB", en],
  ["fr", "fr-BE", fr],
  ["nl", "nl-BE", nl],
  ["de", "de-BE", de],
] as const satisfies readonly (readonly [Language, string, unknown])[];

const folder = temporaryFolder();
const product = await startProduct(folder);
const root = process.getuid?.() === 0;
const browser = await chromium.launch({
  executablePath: process.env["KALIVO_CHROMIUM"] ?? "/usr/bin/chromium",
  args: root ? ["--no-sandbox"] : [],
});
try {
  console.log(
    `From a scanned code to the first logged workout, by the keystroke-level model (target ${TARGET_S} s).`,
  );
  for (const [language, locale, words] of WALKS) {
    const { seconds, waited, taps, keys, thoughts, sentences } = await walk(browser, locale, words);
    const whole = seconds + waited;
    const late = whole > TARGET_S;
    console.log(
      `${late ? "LATE" : "ok  "} ${language}  ${whole.toFixed(0)} s of ${TARGET_S} s: P ${taps}, K ${keys}, M ${thoughts}, ${sentences} sentences read, R ${waited.toFixed(1)} s`,
    );
    if (late) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
  removeFolder(folder);
}

type Words = typeof en;

async function walk(on: Browser, locale: string, words: Words) {
  const context = await on.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale,
    timezoneId: "Europe/Brussels",
  });
  try {
    const began = performance.now();
    const counted = await asNewcomer(await context.newPage(), words, `marie.claes@${locale}.example`);
    return { ...counted, waited: (performance.now() - began) / 1000 };
  } finally {
    await context.close();
  }
}

async function asNewcomer(page: Page, words: Words, email: string) {
  const { registration: text, fields, legal, workoutForm } = words;
  const { tap, type, read, taken } = finger();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const titled = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

  await page.goto(`/code/${CODE}`);
  await titled("0,10");
  read(2);
  await tap(page.getByRole("link", { name: words.landing.join.code }));
  await type(field(fields.first_name), "Marie");
  await type(field(fields.last_name), "Claes");
  await type(field(fields.email), email);
  await type(page.getByLabel(fields.password, { exact: true }), "three good words");
  await tap(button(text.create));

  await titled(text.typeTitle);
  await tap(page.getByText(text.types.burner, { exact: true }));
  await tap(button(text.continue));
  const consent = page.getByRole("dialog");
  read(3);
  await tap(consent.getByRole("checkbox"));
  await tap(consent.getByRole("button", { name: legal.health.agree }));
  await titled(words.choice.title);
  await tap(page.getByRole("checkbox").first());
  await tap(button(words.organisations.continue));
  await titled(text.lastTitle);
  await tap(button(text.skip));

  await page.getByRole("heading", { level: 2, name: text.theyGive }).waitFor();
  read(2);
  await tap(page.getByRole("link", { name: text.firstWorkout }));
  const sheet = page.getByRole("dialog");
  await type(sheet.getByLabel(workoutForm.distance), "5");
  await type(sheet.getByLabel(workoutForm.time), "30");
  await tap(sheet.getByRole("button", { name: workoutForm.addTitle }));
  await page.getByRole("dialog", { name: words.delight.celebration.title }).waitFor();
  return taken();
}
