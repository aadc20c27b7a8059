import { expect } from "vitest";
import type { Member } from "./api.ts";
import type { Visit } from "./browser.ts";
import { plain } from "./money.ts";
import { presentMonth } from "./present.ts";
import { stepTo } from "./sandbox.ts";
import { signIn, signOut } from "./sign-in.ts";

/** Closes the month and checks these calories on the statement of a donor who pays 0,20 € per 100 kcal. */
export async function readBilledMonth(visitor: Visit, donor: Member, kcal: number): Promise<void> {
  const { page } = visitor;
  const { closes, name } = await presentMonth();
  await stepTo(visitor, closes);
  await signOut(page);
  await signIn(page, donor);
  await page.goto("/statements");
  await page.getByRole("link", { name }).first().click();
  await page.getByText("Who you supported").waitFor();
  const written = String(kcal).replace(/(?=(\d{3})+$)(?!^)/u, " ");
  expect(plain(await page.locator("main").innerText())).toContain(`${written} kcal × 0,20 € per 100 kcal`);
  await signOut(page);
}
