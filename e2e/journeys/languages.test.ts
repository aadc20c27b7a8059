import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { screens as english } from "@kalivo/words/en/screens.ts";
import { screens as french } from "@kalivo/words/fr/screens.ts";
import { screens as dutch } from "@kalivo/words/nl/screens.ts";
import { useVisit } from "../support/browser.ts";
import { finger } from "../support/pace.ts";
import { SAID, somebody } from "../support/people.ts";
import { addressMail } from "../support/address-mail.ts";
import { CARDS } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";

// That no screen says an English sentence in another language is held by web/test/languages.test.tsx.

const open = useVisit();

test("in French, by touch: from never having seen it to a supported burner and a workout, in under two minutes", async () => {
  const visitor = await open({ size: "phone", scheme: "light", locale: "fr-BE" });
  const { page, look } = visitor;
  const person = somebody("Élodie", "Minute");
  const email = person.email.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const { tap, type, read, taken } = finger();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const began = performance.now();

  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr-BE");
  await page
    .getByText(french.landing.slides[0] ?? "")
    .first()
    .waitFor();
  await look("landing in French");
  read(1);
  await tap(page.getByRole("link", { name: french.landing.signUp, exact: true }));
  await type(page.getByRole("textbox", { name: french.fields.first_name, exact: true }), person.firstName);
  await type(page.getByRole("textbox", { name: french.fields.last_name, exact: true }), person.lastName);
  await type(page.getByRole("textbox", { name: french.fields.email, exact: true }), email);
  await type(page.getByLabel(french.fields.password, { exact: true }), person.password);
  await look("register in French");
  await tap(button(french.registration.create));

  await tap(page.getByText(french.registration.types.both, { exact: true }));
  await tap(button(french.registration.continue));
  const consent = page.getByRole("dialog");
  read(3);
  await tap(consent.getByRole("checkbox"));
  await tap(consent.getByRole("button", { name: french.legal.health.agree }));
  await page.getByRole("heading", { level: 1, name: french.choice.title }).waitFor();
  await tap(page.getByRole("checkbox").first());
  await tap(button(french.organisations.continue));

  await page.getByRole("heading", { level: 1, name: french.registration.burnerTitle }).waitFor();
  await tap(page.getByRole("main").getByRole("button").filter({ hasText: french.people.raised }).first());
  const support = page.getByRole("dialog");
  await look("support in French");
  await tap(support.getByRole("button", { name: french.profile.dialog.toPayment }));
  read(3);
  await type(page.getByLabel(french.security.code), (await addressMail(email)).code);
  await type(page.getByLabel(french.fields.birthday), "1990-12-31");
  const [hosted] = await Promise.all([
    page.waitForEvent("popup"),
    tap(page.getByRole("button", { name: french.payment.add })),
  ]);
  await type(hosted.getByLabel("Card number"), CARDS.works);
  await tap(hosted.locator("#card").getByRole("button", { name: "Agree and save" }));
  await hosted.getByText(french.payment.saved).waitFor();
  await hosted.close();
  await tap(button(french.registration.continue));
  await tap(button(french.registration.skip));

  await tap(page.getByRole("link", { name: french.account.backHome }));
  await page.getByRole("heading", { level: 1, name: `${french.home.hello} ${person.firstName}` }).waitFor();
  await tap(page.getByRole("tab", { name: french.navigation.home.burn }));
  await tap(button(french.workouts.add).first());
  const sheet = page.getByRole("dialog");
  await type(sheet.getByLabel(french.workoutForm.distance), "5");
  await type(sheet.getByLabel(french.workoutForm.time), "30");
  await tap(sheet.getByRole("button", { name: french.workoutForm.addTitle }));
  const celebration = page.getByRole("dialog", { name: french.delight.celebration.title });
  await tap(celebration.getByRole("button", { name: french.delight.celebration.done }));
  await page
    .getByRole("button", { name: new RegExp(`^${french.workouts.types.running}.*330`, "u") })
    .waitFor();
  await look("first workout in French");

  const { seconds, touches } = taken();
  const machine = Math.round((performance.now() - began) / 1000);
  console.log(
    `A person: about ${seconds} s and ${touches} touches; the product and its looks: ${machine} s.`,
  );
  expect(seconds).toBeLessThan(120);
});

test("the language changes at once, without a reload, and the account keeps it; one that can't be fetched changes nothing", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/settings");
  await page.getByText("Nederlands", { exact: true }).waitFor();
  await page.evaluate(() => Object.assign(window, { still: "here" }));
  await page.route("**/assets/words-fr-*", (route) => route.abort("internetdisconnected"));
  await page.getByText("Français", { exact: true }).click();
  await page.getByText(english.account.unreachable).first().waitFor();
  expect(
    await page.evaluate(() => [document.documentElement.lang, localStorage.getItem("language")]),
  ).toEqual(["en", null]);
  const kept = page.waitForResponse((answer) => answer.url().endsWith(api.chooseLanguage));
  await page.getByText("Nederlands", { exact: true }).click();
  await page.getByRole("heading", { level: 1, name: dutch.settings.title }).waitFor();
  expect((await kept).ok()).toBe(true);
  expect(await page.evaluate(() => [document.documentElement.lang, Reflect.get(window, "still")])).toEqual([
    "nl-BE",
    "here",
  ]);
  await page.getByText("English", { exact: true }).click();
  await page.getByRole("heading", { level: 1, name: english.settings.title }).waitFor();
});
