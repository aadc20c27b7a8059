import { expect, inject, test } from "vitest";
import {
  backBurner,
  chooseFirstOrganisation,
  giveCard,
  logKcal,
  member,
  type Member,
  paymentProblem,
} from "../support/api.ts";
import { useVisit, type Visit } from "../support/browser.ts";
import { openMail } from "../support/mailbox.ts";
import { plain } from "../support/money.ts";
import { somebody } from "../support/people.ts";
import { presentMonth } from "../support/present.ts";
import { CARDS, stepTo } from "../support/sandbox.ts";
import { signIn, signOut } from "../support/sign-in.ts";

const open = useVisit();
const ADMIN = { email: "admin@kalivo.example", password: "kalivo-demo-walk", firstName: "" };

/** Somebody who paid for a burner's month: 0,10 € per 100 kcal. */
async function donorOfAMonth(
  visitor: Visit,
  family: string,
  kcal: number,
  card: string = CARDS.works,
): Promise<Member> {
  const burner = await member(somebody("Arne", family));
  const donor = await member(somebody("Lieve", family));
  await chooseFirstOrganisation(burner);
  await giveCard(donor, card);
  await backBurner(donor, burner, 0.1);
  await logKcal(burner, kcal);
  const { closes, collects } = await presentMonth();
  await stepTo(visitor, closes);
  await stepTo(visitor, collects);
  return donor;
}

test("two taps from a charge to its refund, with or without a reason, and everybody's figures follow", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const { name } = await presentMonth();
  const donor = await donorOfAMonth(visitor, "Willekens", 4_000);
  await signIn(page, donor);
  await page.goto("/statements");
  await page.getByText("4,00 €").first().waitFor();
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Ask for a refund" }).click();
  const sheet = page.getByRole("dialog", { name: "What is this 4,00 €?" });
  await sheet.getByText("Arne Willekens: 4,00 €").waitFor();
  await look("what is this charge");
  await sheet.getByText("It is more than I expected").click();
  await sheet.getByRole("button", { name: "Refund 4,00 €" }).click();
  await page.getByText("4,00 € is on its way back to Visa ••4242. It takes 5 to 10 days.").waitFor();
  await page.getByText("4,00 € came back to you. 0,00 € still counts as given.").waitFor();
  await look("statement paid back");
  expect(await page.getByRole("button", { name: "Ask for a refund" }).count()).toBe(0);

  await page.goto("/statements");
  await page.getByText("Came back to you").waitFor();
  expect(plain(await page.getByText("Given so far").locator("..").innerText())).toContain("0,00 €");
  const mail = await openMail(visitor, { to: donor.email, subject: /is on its way back to you/u });
  await mail.getByText("It arrives within 5 to 10 days").waitFor();
});

test("a dispute stops the payer, who reads why and whom to write to, until an admin lets them go on", async () => {
  const visitor = await open({ size: "desktop", scheme: "dark" });
  const { page, look } = visitor;
  const donor = await donorOfAMonth(visitor, "Daelemans", 3_370);
  await signIn(page, donor);
  await page.goto("/sandbox");
  const paid = page.getByRole("row").filter({ hasText: /3[,.]37/u });
  await paid.getByRole("button", { name: "Dispute", exact: true }).click();
  await page.getByRole("heading", { name: "Sandbox" }).waitFor();

  await expect.poll(async () => (await paymentProblem(donor))?.kind).toBe("blocked");
  await page.goto("/");
  const alert = page.getByRole("link", { name: "Your donations are stopped" });
  await alert.waitFor();
  await look("home of somebody stopped");
  await alert.click();
  await page.getByText("Your bank reversed 3,37 €, and that is final.").waitFor();
  await page.getByRole("link", { name: /^Write to / }).waitFor();
  await look("statement disputed");
  await page.goto("/stripe");
  await page.getByText("Was it a mistake?").waitFor();
  await look("payment page of somebody stopped");

  await signOut(page);
  await signIn(page, { ...ADMIN, token: inject("adminToken") });
  await page.goto("/admin?part=disputes");
  const record = page.getByRole("listitem").filter({ hasText: "Lieve Daelemans" });
  await record.getByText("Stopped").waitFor();
  await look("admin disputes");
  await record.getByRole("button", { name: "Let the payer continue" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Let the payer continue" }).click();
  await question.waitFor({ state: "detached" });
  await record.getByText("Stopped").waitFor({ state: "detached" });

  await signOut(page);
  await signIn(page, donor);
  await page.getByText("Donations").first().waitFor();
  expect(await alert.count()).toBe(0);
});

test("an admin ends a charge that failed, and its payer reads why", async () => {
  const visitor = await open({ size: "desktop", scheme: "light" });
  const { page, look } = visitor;
  const { name } = await presentMonth();
  const donor = await donorOfAMonth(visitor, "Hellemans", 2_610, CARDS.declinesLater);
  await signIn(page, { ...ADMIN, token: inject("adminToken") });
  await page.goto("/admin?part=billing");
  await page.getByRole("link", { name }).last().click();
  const row = page.getByRole("row").filter({ hasText: "Lieve Hellemans" });
  await row.getByRole("button", { name: "End this charge" }).click();
  const sheet = page.getByRole("dialog", { name: "End this charge" });
  await sheet.getByText(`2,61 € of Lieve Hellemans for ${name}: we collect 0,00 €`).waitFor();
  await sheet.getByText("1 payment at the payment provider is cancelled first.").waitFor();
  await look("end a charge");
  await sheet.getByText("A mistake of ours").click();
  await sheet.getByRole("button", { name: "End 2,61 €" }).click();
  await page.getByText("The charge is ended.").waitFor();
  await row.getByText("Given up").waitFor();
  expect(await row.getByRole("button", { name: "End this charge" }).count()).toBe(0);

  await signOut(page);
  await signIn(page, donor);
  await page.goto("/statements");
  await page.getByRole("link", { name }).click();
  await page.getByText("we collect nothing more. We should not have asked you for it.").waitFor();
  await look("statement that was ended");
});
