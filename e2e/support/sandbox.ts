import type { Page } from "playwright-core";
import { addressMail } from "./address-mail.ts";
import type { Person } from "./people.ts";
import type { Visit } from "./browser.ts";

export const CARDS = { works: "4242 4242 4242 4242", declinesLater: "4000 0000 0000 0341" } as const;

/** Types the six digits of the welcome mail, which payments require; in any language. */
export async function typeAddressCode(page: Page, { email }: Pick<Person, "email">): Promise<void> {
  await page.locator("input[autocomplete=one-time-code]").fill((await addressMail(email)).code);
}

/** On the provider's page in its tab: enters a test card, agrees, returns to the app there, and closes the tab. */
export async function saveCardInTab(
  { page, lookAt }: Visit,
  number: string,
  unconfirmed?: Person,
): Promise<void> {
  if (unconfirmed !== undefined) await typeAddressCode(page, unconfirmed);
  const [hosted] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Add payment method" }).click(),
  ]);
  await hosted.getByRole("heading", { level: 1, name: "Payment method" }).waitFor();
  await hosted.getByText("never more than 250,00 € a month").first().waitFor();
  await lookAt(hosted, "hosted set-up");
  await hosted.getByLabel("Card number").fill(number);
  await hosted.locator("#card").getByRole("button", { name: "Agree and save" }).click();
  await hosted.getByText("Your payment method is saved.").waitFor();
  await hosted.close();
}

/** Presses "Go to the next step" until the clock shows this time; steps of other people may come before. */
export async function stepTo({ page }: Pick<Visit, "page">, when: string): Promise<void> {
  await page.goto("/sandbox");
  for (let now = await readClock(page); now !== when; now = await readClock(page)) {
    if (sortable(now) > sortable(when)) throw new Error(`the clock passed ${when}; it stands at ${now}`);
    await page.getByRole("button", { name: "Go to the next step" }).click();
    await page.getByRole("heading", { name: "Sandbox" }).waitFor();
  }
}

/** Moves the clock to an instant without a step. */
export async function moveTo({ page }: Visit, when: string): Promise<void> {
  await page.goto("/sandbox");
  await page.getByLabel("Go to (Brussels time)").fill(sortable(when));
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await page.getByRole("heading", { name: `The clock: ${when}` }).waitFor();
}

async function readClock(page: Page): Promise<string> {
  const heading = await page.getByRole("heading", { name: /^The clock/ }).innerText();
  return heading.replace("The clock: ", "");
}

/** "04/12/2026 09:00" to "2026-12-04T09:00". */
const sortable = (when: string) => when.replace(/^(\d\d)\/(\d\d)\/(\d{4}) /, "$3-$2-$1T");
