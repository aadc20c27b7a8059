import { afterEach, expect, test } from "vitest";
import { member } from "../support/api.ts";
import { type Visit, visit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// A registration stands in one place: what goes on in one tab is over in all.

let visitor: Visit;
afterEach(() => visitor.close());

test("a registration that is continued in another tab goes on here too, and is over here once it is done there", async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page } = visitor;
  const person = await member(somebody("Two", "Tabs"), { registering: { type: "both", step: "payment" } });
  await signIn(page, person);
  await page.goto("/stripe?step=payment");
  await page.getByRole("heading", { level: 1, name: "How paying works" }).waitFor();
  const other = await page.context().newPage();
  await other.goto("/register/type");
  await other.getByRole("heading", { level: 1, name: "What do you want to do?" }).waitFor();

  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByRole("heading", { level: 1, name: "Almost there" }).waitFor();
  await other.getByRole("heading", { level: 1, name: "Almost there" }).waitFor();
  await other.getByRole("button", { name: "Skip" }).click();
  await other.getByRole("heading", { level: 1, name: "Welcome, Two" }).waitFor();
  await page.getByRole("heading", { level: 1, name: "Hello, Two" }).waitFor();
  expect(await page.getByRole("link", { name: /^Finish setting up/ }).count()).toBe(0);

  // Nor does a step of it come back by the history of the tab that followed.
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: /^(?:Hello, Two|How paying works)$/ }).waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
});
