import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";

const open = useVisit();

/** Phones with their bars, one with its keyboard open, a laptop at 200 %, a desktop. */
const WINDOWS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 360],
  [640, 400],
  [1280, 800],
] as const;

test.each(WINDOWS)(
  "at %i × %i the sentence one accepts is on the screen when it is accepted",
  async (width, height) => {
    const { page } = await open({ size: "phone", scheme: "light", withoutAxe: true });
    await page.setViewportSize({ width, height });
    await page.goto("/register");
    const person = somebody("Seen", `At ${width} By ${height}`);
    await page.getByLabel("First name").fill(person.firstName);
    await page.getByLabel("Last name").fill(person.lastName);
    await page.getByLabel("Email").fill(`seen-${width}-${height}@journeys.example`);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    const sentence = page.getByText("By creating an account you accept", { exact: false });
    const inSight = () =>
      sentence.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= -1 && bottom <= innerHeight + 1 && element.contains(middle);
      });
    const asked: boolean[] = [];
    await page.route(`**${api.register}`, async (route) => {
      asked.push(await inSight());
      await route.abort();
    });
    await page.getByLabel("First name").press("Enter");
    await expect.poll(inSight).toBe(true); // brought there where it was not
    if (asked.length === 0) await page.getByLabel("First name").press("Enter");
    await expect.poll(() => asked).toEqual([true]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

test("the papers are reached from the door, the registration and Settings, in the page's language", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light", locale: "fr-BE" });
  await page.goto("/");
  await page.getByRole("link", { name: "Conditions, vie privée, mentions légales" }).click();
  await page.getByRole("heading", { level: 1, name: "Informations légales" }).waitFor();
  await look("legal");
  await page.getByRole("link", { name: /^Politique de confidentialité/ }).click();
  await page.getByRole("heading", { level: 1, name: "Politique de confidentialité" }).waitFor();
  await look("privacy notice");
  await page.getByRole("link", { name: "Nederlands" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacyverklaring" }).waitFor();
  await page.goto("/register");
  await page.getByRole("button", { name: "conditions", exact: false }).first().click();
  const whole = page.getByRole("dialog").getByRole("link", { name: "Tout lire" });
  expect(await whole.getAttribute("href")).toContain("/legal/terms?lang=fr");
});
