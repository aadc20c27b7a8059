import { afterEach, expect, test } from "vitest";
import { type Look, type Visit, visit } from "../support/browser.ts";
import { BY_NIGHT } from "../support/by-night.ts";
import { seeFrameOfHome, showPane } from "../support/home.ts";
import { openMail } from "../support/mailbox.ts";
import { centsIn, plain } from "../support/money.ts";
import { findOrganisation, givenOnReceipts, totalRaised } from "../support/organisations.ts";
import { nameOf, type Person, somebody } from "../support/people.ts";
import { type Month, presentMonth } from "../support/present.ts";
import {
  chooseOrganisations,
  chooseToBurn,
  chooseToGive,
  openAccount,
  skipLastInformations,
} from "../support/registration.ts";
import { CARDS, saveCardInTab, stepTo } from "../support/sandbox.ts";
import { endCelebration, fillCalories, fillRun, openAddActivity, saveActivity } from "../support/workouts.ts";

const DESKTOP: Look = { size: "desktop", scheme: "dark", withoutAxe: true }; // by night; axe is the phone's
const RUNS: readonly (Look & { who: readonly [Person, Person] })[] = [
  { size: "phone", scheme: "light", who: [somebody("Lotte", "Brabander"), somebody("Jonas", "Vermeulen")] },
  { ...DESKTOP, who: [somebody("Mirte", "Zwaenepoel"), somebody("Rik", "Oosterlinck")] },
];
const ORGANISATIONS = ["Forest Return", "Clear Water Now"] as const;

// 10 km for the reference person of 66 kg, then 545 kcal of football: 1 205 kcal × 0,20 € per 100 = 2,41 €.
const SUM = "2,41 €";
const ARITHMETIC = "1 205 kcal × 0,20 € per 100 kcal";

const opened: Visit[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});
async function open(look: Look): Promise<Visit> {
  const one = await visit(look);
  opened.push(one);
  return one;
}

test.each(BY_NIGHT ? RUNS : RUNS.slice(0, 1))(
  "a month on a $size in $scheme: two people, one run, one charge",
  async ({ who, ...look }) => {
    const month = await presentMonth();
    const burner = { ...who[0], visit: await open(look) };
    const donor = { ...who[1], visit: await open(look) };

    await registerBurner(burner);
    await registerDonor(donor, burner);
    await logActivities(burner.visit);
    await seeProfile(donor.visit, burner);
    const paths: string[] = [];
    for (const name of ORGANISATIONS) paths.push(await findOrganisation(burner.visit, name));
    const before = await totals(burner.visit, paths);

    await stepTo(donor.visit, month.closes);
    await readNotice(donor, month);
    await readStatement(donor.visit, month);
    await findSettled(burner.visit);

    await stepTo(donor.visit, month.collects);
    await readReceipt(donor, month);
    await seePaid(donor.visit, month);
    const after = await totals(burner.visit, paths);
    for (const [index, name] of ORGANISATIONS.entries()) {
      expect((after[index] ?? 0) - (before[index] ?? 0), name).toBe(await givenOnReceipts(month.name, name));
    }
    await seeRaised(burner.visit, month);
    expect([...burner.visit.problems, ...donor.visit.problems]).toEqual([]);
  },
);

/** Both people pass the first screens; they are looked at once. */
const seenBefore = () => Promise.resolve();
type Visitor = Person & { visit: Visit };

async function registerBurner(burner: Visitor) {
  await openAccount(burner.visit, burner);
  await chooseToBurn(burner.visit);
  await chooseOrganisations(burner.visit, ORGANISATIONS);
  await skipLastInformations(burner.visit, burner);
  await burner.visit.look("home of a new burner");
}

async function registerDonor(donor: Visitor, burner: Person) {
  const { page, look } = donor.visit;
  await openAccount({ ...donor.visit, look: seenBefore }, donor);
  await chooseToGive(donor.visit);
  await page.getByRole("searchbox", { name: "Search" }).fill(burner.lastName);
  await page
    .getByRole("button")
    .filter({ hasText: nameOf(burner) })
    .click();
  const dialog = page.getByRole("dialog", { name: `Support ${burner.firstName}` });
  await dialog.waitFor();
  await dialog.getByRole("spinbutton").fill("0,20");
  await look("support dialog");
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("heading", { name: "How paying works" }).waitFor();
  await look("register payment");
  await page.getByLabel("Birthday").fill("1990-12-31");
  await saveCardInTab(donor.visit, CARDS.works, donor);
  await page.getByRole("button", { name: "Modify payment methods" }).waitFor();
  await look("register payment saved");
  await page.getByRole("button", { name: "Continue" }).click();
  await skipLastInformations(donor.visit, donor);
  await showPane(donor.visit, "Donate");
  await page.getByRole("link", { name: nameOf(burner) }).waitFor();
  await look("home of a new donor");
}

async function logActivities(burner: Visit) {
  const { page, look } = burner;
  await page.reload();
  await showPane(burner, "Burn");
  await openAddActivity(page);
  await fillRun(page, "10", "60");
  await page.getByText("That is about 660 kcal. Your donors give about 1,32 €.").waitFor();
  await look("add activity");
  await saveActivity(page, "Add activity");
  await page.getByText(/added\. .+ gives about 1,32\s€ for it to Forest Return/u).waitFor();
  await look("celebration");
  await endCelebration(page);
  await page.getByRole("button", { name: /^Running.* 660/u }).waitFor();
  await look("home burn");

  await page.goto("/workouts");
  await page.getByRole("heading", { name: "This period" }).waitFor();
  await openAddActivity(page);
  await fillCalories(page, "Football", "345", "Training");
  await saveActivity(page, "Add activity");
  await endCelebration(page);
  await page.getByRole("button", { name: /^Training/u }).click();
  await page.getByRole("dialog", { name: "Change this workout" }).getByLabel("Calories").fill("545");
  await look("change activity");
  await saveActivity(page, "Save");
  await page.getByRole("button", { name: /^Training.* 545/u }).waitFor();
  await page.getByRole("button", { name: /^Running.* 660/u }).waitFor();
  await look("workouts");
}

/** The other person sees sums, a week at a time, and never single workouts. */
async function seeProfile({ page, look }: Visit, burner: Person) {
  await page.goto("/community/burners");
  await look("community");
  const list = page.getByRole("tabpanel", { name: "Burners" });
  await list.getByRole("searchbox", { name: "Search" }).fill(burner.lastName);
  await list.getByRole("link").filter({ hasText: burner.lastName }).click();
  await page.getByRole("heading", { level: 1, name: nameOf(burner) }).waitFor();
  await page.getByText(/^The running month is shown up to \d\d\/\d\d\/\d{4}\.$/u).waitFor();
  await page.getByRole("link", { name: ORGANISATIONS[0] }).waitFor();
  await look("profile");
  await page.getByRole("button", { name: "Edit your support" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop supporting" }).click();
  await page.getByRole("alertdialog").waitFor();
  await look("stop supporting question");
  await page.getByRole("button", { name: "Keep supporting" }).click();
}

async function readNotice({ visit: donor, email }: Visitor, month: Month) {
  const subject = `We'll collect ${SUM.replace(" ", "\u00a0")} on ${month.chargeDay}`;
  const mail = await openMail(donor, { to: email, subject });
  await donor.look("notice in the mailbox");
  const text = plain(await mail.locator("body").innerText());
  expect(text).toContain(`We'll collect ${SUM} on ${month.chargeDay}. Visa ••4242 There is nothing to do.`);
  expect(text).toContain(`${ARITHMETIC} = ${SUM}`);
  expect(text).toContain("Your monthly limit for this person: 10,00 €");
  expect(text).toContain("Visa ••4242");
  for (const name of ORGANISATIONS) expect(text).toContain(name);
  await mail.getByRole("link", { name: "See the statement" }).click();
}

async function readStatement({ page, look }: Visit, month: Month) {
  await page.getByRole("heading", { level: 1, name: month.name }).waitFor();
  await page.getByText("Who you supported").waitFor();
  const text = plain(await page.locator("main").innerText());
  expect(text).toContain("Announced");
  expect(text).toContain(`We'll charge Visa ••4242 on ${month.chargeDay}. There is nothing to do.`);
  expect(text).toContain(ARITHMETIC);
  expect(text).toContain(`= ${SUM}, rounded down to the cent`);
  expect(text).toContain("Monthly limit 10,00 €");
  const shares = await page.getByRole("list", { name: "Goes to" }).getByRole("listitem").allInnerTexts();
  expect(shares.map(centsIn).toSorted((a, b) => a - b)).toEqual([120, 121]);
  await look("statement");
  await page.getByRole("button", { name: "Change this month" }).click();
  await page.getByRole("button", { name: /^Lower the amount/ }).click();
  await page.getByRole("dialog", { name: /^Pay less for / }).waitFor();
  await look("lower a line");
  await page.keyboard.press("Escape");
}

/** Settled: it says why it cannot be changed, and there is no way to try. */
async function findSettled({ page, look }: Visit) {
  await page.goto("/workouts");
  await page.getByText("No workout for this period").waitFor();
  await page.getByRole("button", { name: /^Running.*Counted/u }).click();
  const sheet = page.getByRole("dialog", { name: "Change this workout" });
  await sheet.getByText("Already counted in a donation, so it can't be changed.").waitFor();
  expect(await sheet.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  expect(await sheet.getByLabel("Distance").isEditable()).toBe(false);
  await look("settled activity");
  await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.waitFor({ state: "hidden" });
}

async function readReceipt({ visit: donor, email }: Visitor, month: Month) {
  const mail = await openMail(donor, {
    to: email,
    subject: `Thank you for your ${SUM.replace(" ", "\u00a0")} for ${month.name}`,
  });
  await donor.look("receipt in the mailbox");
  const text = plain(await mail.locator("body").innerText());
  expect(text).toContain(`We collected ${SUM} on ${month.chargeDay}.`);
  for (const name of ORGANISATIONS) expect(text).toContain(name);
}

async function seePaid(donor: Visit, month: Month) {
  const { page, look } = donor;
  await page.goto("/");
  await showPane(donor, "Overview");
  await page
    .getByRole("listitem")
    .filter({ hasText: `${month.name}, ${SUM}` })
    .waitFor();
  await look("home of the donor");
  await page.getByRole("link", { name: "My months" }).click();
  await page.getByRole("heading", { level: 1, name: "My months" }).waitFor();
  await look("statements");
  await page.getByRole("link", { name: month.name }).click();
  await page.getByText(`Paid on ${month.chargeDay} with Visa ••4242.`).waitFor();
  expect(plain(await page.locator("main").innerText())).toContain(`${SUM} given`);
  await look("statement paid");
}

async function totals(burner: Visit, paths: readonly string[]) {
  const found: number[] = [];
  for (const path of paths) found.push(await totalRaised(burner, path));
  return found;
}

async function seeRaised(burner: Visit, month: Month) {
  const { page, look } = burner;
  await page.goto("/");
  const run = page.getByRole("listitem").filter({ hasText: `${month.name}, 1 205 kcal` });
  await run.waitFor();
  await look("home of the burner");
  await seeFrameOfHome(burner, ORGANISATIONS);
  await page.goto("/community/donors");
  await page.getByRole("heading", { level: 1, name: "Community" }).waitFor();
}
