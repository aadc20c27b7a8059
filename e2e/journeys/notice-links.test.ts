import { afterEach, expect, test } from "vitest";
import {
  backBurner,
  chooseFirstOrganisation,
  giveCard,
  logKcal,
  type Member,
  member,
} from "../support/api.ts";
import { type Visit, visit } from "../support/browser.ts";
import { countMails, openMail } from "../support/mailbox.ts";
import { plain } from "../support/money.ts";
import { nameOf, somebody } from "../support/people.ts";
import { presentMonth } from "../support/present.ts";
import { CARDS, moveTo, stepTo } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";

let visitor: Visit;
afterEach(() => visitor.close());

/** Two people and a month worth 3,00 €. */
async function month(): Promise<{ burner: Member; donor: Member }> {
  const burner = await member(somebody("Wannes", "Lievens"));
  const donor = await member(somebody("Noa", "Dewulf"));
  await chooseFirstOrganisation(burner);
  await giveCard(donor, CARDS.works);
  await backBurner(donor, burner, 0.1);
  await logKcal(burner, 3000);
  return { burner, donor };
}

test("a month is cancelled from the mail, without signing in, and nothing is charged", async () => {
  visitor = await visit({ size: "phone", scheme: "dark" });
  const { page, look, problems } = visitor;
  const { burner, donor } = await month();
  const { name, closes, collects, chargeDay } = await presentMonth();

  await stepTo(visitor, closes);
  const notice = { to: donor.email, subject: ` on ${chargeDay}` };
  const mail = await openMail(visitor, notice);
  expect(plain(await mail.locator("body").innerText())).toContain(`${nameOf(burner)} · 3,00 €`);
  await mail.getByRole("link", { name: "Cancel your donations for this month" }).click();

  await page.getByRole("heading", { level: 1, name: `Cancel your donations for ${name}?` }).waitFor();
  await page.getByText(`These are the donations of ${nameOf(donor)}.`).waitFor();
  await page.getByText("We won't collect 3,00 €.").waitFor();
  await page.getByText("This much less is given for them").waitFor();
  await look("notice link");
  await page.getByRole("button", { name: "Cancel these donations" }).click();
  await page.getByText("This month's donations won't be collected.").waitFor();
  await look("notice link followed");

  // Once is enough: the same link now says so.
  await openMail(visitor, notice);
  await page
    .frameLocator("iframe")
    .getByRole("link", { name: "Cancel your donations for this month" })
    .click();
  await page.getByText(`The donations for ${name} were already cancelled.`).waitFor();
  await look("notice link used");

  await moveTo(visitor, collects);
  expect(await countMails(visitor, { to: donor.email, subject: "Thank you for your" })).toBe(0);
  await signIn(page, donor);
  await page.goto("/statements");
  await page.getByRole("link", { name: new RegExp(`${name}.*Cancelled`, "u") }).waitFor();
  await page.getByText("Given so far").waitFor();
  expect(plain(await page.locator("main").innerText())).toContain("Given so far 0,00 €");
  expect(problems).toEqual([]);
});

test("a link that is not one of ours says so and changes nothing", async () => {
  visitor = await visit({ size: "desktop", scheme: "light" });
  const { page, look, problems } = visitor;
  await page.goto(`/notice/WzE3OTU1OTM2MDAseyJhY3Rpb24iOiJjYW5jZWwiLCJjaGFyZ2UiOjF9XQ.${"A".repeat(43)}`);
  await page.getByText("This link is not one of ours.").waitFor();
  await look("notice link unknown");
  expect(await page.getByRole("button", { name: "Cancel this month's donations" }).count()).toBe(0);
  expect(problems).toEqual([]);
});
