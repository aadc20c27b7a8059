import { expect, test } from "vitest";
import { backBurner, chooseFirstOrganisation, member, teamWithCode } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { createAccount } from "../support/registration.ts";
import { signIn } from "../support/sign-in.ts";

const open = useVisit();

test("who came with a team's code and gives only: its members first, nothing promised in vain, nobody asks for a cause", async () => {
  const mate = await member(somebody("Mate", "Mertens"));
  await chooseFirstOrganisation(mate);
  const code = await teamWithCode(mate, "Mertens Movers");
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  await page.goto(`/register?to=/code/${code}`);
  await page.getByText(`Code ${code} added`).waitFor();
  // On a phone 640 px high the terms and the button lie over nothing that is to be filled in.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => scrollTo(0, 0));
  const create = await page.getByRole("button", { name: "Create my account" }).boundingBox();
  expect(create?.y, "at the end of the form").toBeGreaterThan(640);
  await look("register on a low phone");
  await page.setViewportSize({ width: 390, height: 844 });
  await createAccount(visitor, somebody("Tine", "Teamgever"));

  await page.getByRole("heading", { name: "What do you want to do?" }).waitFor();
  await page.getByRole("radio", { name: /burn calories/, checked: true }).waitFor();
  await look("register type preselected");
  await page.getByText("micro donate", { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { level: 2, name: "Mertens Movers" }).waitFor();
  const cards = page.getByRole("main").getByRole("button", { name: /Support \w+$/ });
  await cards.nth(1).waitFor();
  expect(await cards.first().textContent()).toMatch(
    /^.*Mate Mertens.*Raises for Forest Return.*Support Mate$/u,
  );
  expect(await cards.filter({ hasText: "Mate Mertens" }).count(), "and only once").toBe(1);
  await look("first burner of a team");

  for (const title of ["How paying works", "Almost there"]) {
    await page.getByRole("button", { name: "Skip for now" }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  }
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome, Tine" }).waitFor();
  await page.getByRole("link", { name: "Back to home" }).click();
  await page.getByText("You give a few cents for every 100 calories they burn").waitFor();
  expect(await page.getByText("Choose who your calories help.").count()).toBe(0);
  await look("home of who only gives");
});

test("who supports somebody and left the payment for later is told calmly what is missing", async () => {
  const burner = await member(somebody("Bram", "Beweegt"));
  await chooseFirstOrganisation(burner);
  const donor = await member(somebody("Goele", "Geeft"), { consents: false });
  await backBurner(donor, burner, 0.1);
  const { page, look } = await open({ size: "desktop", scheme: "dark" });
  await signIn(page, donor);
  await page
    .getByRole("link", { name: /^Your support is saved\. One thing is missing: a payment method\./ })
    .waitFor();
  expect(await page.getByText("needs attention").count()).toBe(0);
  await page
    .getByRole("link", { name: /Bram Beweegt.*Raises for Forest Return.*at most 10,00.€ a month/u })
    .waitFor();
  await look("home without a method");
});
