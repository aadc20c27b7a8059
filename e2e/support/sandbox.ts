import type { Visit } from "./browser.ts";

export const CARDS = { works: "4242 4242 4242 4242", declinesLater: "4000 0000 0000 0341" } as const;

/** The provider's own page: type a test card, agree, and come back to the app. */
export async function saveCard({ page, look }: Visit, number: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Payment method" }).waitFor();
  await page.getByText("never more than 250,00 € a month").first().waitFor();
  await look("hosted set-up");
  await page.getByLabel("Card number").fill(number);
  await page.locator("#card").getByRole("button", { name: "Agree and save" }).click();
  await page.getByText("Your payment method is saved.").waitFor();
}

const MOST_STEPS = 12;

/** Presses "Go to the next step" until the clock stands there; other people's retries may come before. */
export async function stepTo({ page }: Visit, when: string): Promise<void> {
  await page.goto("/sandbox");
  const clock = page.getByRole("heading", { name: /^The clock/ });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if ((await clock.innerText()) === `The clock: ${when}`) return;
    await page.getByRole("button", { name: "Go to the next step" }).click();
    await page.getByRole("heading", { name: "Sandbox" }).waitFor();
  }
  throw new Error(`the clock did not come by ${when}; it stands at ${await clock.innerText()}`);
}
