import { expect, test } from "vitest";
import {
  backBurner,
  chooseFirstOrganisation,
  giveCard,
  logKcal,
  member,
  type Member,
} from "../support/api.ts";
import { lookNarrow, useVisit } from "../support/browser.ts";
import { openMail } from "../support/mailbox.ts";
import { plain } from "../support/money.ts";
import { nameOf, somebody } from "../support/people.ts";
import { countPresses } from "../support/presses.ts";
import { presentMonth } from "../support/present.ts";
import { CARDS, stepTo } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";

// What the payment page promises, counted: two taps on Home, whatever somebody gives.
const open = useVisit();

async function donorOf(family: string, kcal: number): Promise<{ donor: Member; burners: Member[] }> {
  const donor = await member(somebody("Nele", family));
  await giveCard(donor, CARDS.works);
  const burners: Member[] = [];
  for (const first of ["Bram", "Lore"]) {
    const burner = await member(somebody(first, family));
    await chooseFirstOrganisation(burner);
    await backBurner(donor, burner, 0.1);
    await logKcal(burner, kcal);
    burners.push(burner);
  }
  return { donor, burners };
}

test("from Home everything pauses with two taps, and goes on with one", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const { donor } = await donorOf("Tweeps", 2_000);
  await signIn(page, donor);
  await page.goto("/");
  const pause = page.getByRole("button", { name: "Pause or stop" });
  await pause.waitFor();
  const presses = await countPresses(page);
  await pause.click();
  const sheet = page.getByRole("dialog", { name: "Pause or stop" });
  await sheet.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByText("Paused. What is burned from now on costs nothing.").waitFor();
  expect(presses()).toBe(2);
  await page.getByText(/^Paused since \d\d\/\d\d\/\d{4}$/u).waitFor();
  await look("home paused");
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.getByText("Your support continues").waitFor();
  expect(presses()).toBe(3);
  await page.getByText(/^Paused since/u).waitFor({ state: "detached" });
});

test("from Home everything stops with two taps, the question said in figures before", async () => {
  const visitor = await open({ size: "phone", scheme: "dark" });
  const { page, look } = visitor;
  await page.goto("/");
  const { donor } = await donorOf("Stopmans", 2_000);
  await signIn(page, donor);
  await page.goto("/stripe");
  await page.getByText("Stop whenever you like: two taps on Home, no reasons asked.").waitFor();
  await page.goto("/");
  const stop = page.getByRole("button", { name: "Pause or stop" });
  await stop.waitFor();
  await look("home with pause or stop");
  const presses = await countPresses(page);
  await stop.click();
  const sheet = page.getByRole("dialog", { name: "Pause or stop" });
  await sheet.getByText("You support 2 people. That ends right away.").waitFor();
  await look("pause or stop");
  await lookNarrow(visitor, "pause or stop");
  await sheet.getByRole("button", { name: "Stop everything" }).click();
  await page.getByText("Stopped. You no longer support anybody.").waitFor();
  expect(presses()).toBe(2);
  await page.getByText("0 burners supported").first().waitFor();
  expect(await stop.count()).toBe(0);
});

test("days before the charge Home shows what is announced, and the mail leads to less or to nothing without a sign-in", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const { donor, burners } = await donorOf("Aankondt", 3_000);
  const [first, second] = burners;
  if (first === undefined || second === undefined) throw new Error("two burners");
  const { closes, chargeDay, name } = await presentMonth();
  await stepTo(visitor, closes);

  const notice = { to: donor.email, subject: ` on ${chargeDay}` };
  await openMail(visitor, notice);
  const mail = page.frameLocator("iframe");
  await mail.getByRole("link", { name: "Pay less for this person this month" }).first().click();
  await page.getByRole("heading", { level: 1, name: `Pay less for ${name}?` }).waitFor();
  await page.getByText(`These are the donations of ${nameOf(donor)}.`).waitFor();
  const field = page.getByLabel("New amount");
  expect(await field.inputValue()).toBe("3,00");
  await look("notice link lower");
  await field.fill("4");
  await page.getByRole("button", { name: "Lower it" }).click();
  await page.getByText("You pay 3,00 € now. Enter less.").waitFor();
  await field.fill("1,00");
  await page.getByRole("button", { name: "Lower it" }).click();
  await page.getByText("Your month was lowered.").waitFor();

  await openMail(visitor, notice);
  await mail.getByRole("link", { name: "Stop supporting" }).first().click();
  await page.getByText(`You won't pay for new workouts of ${nameOf(first)}.`).waitFor();
  await look("notice link stop supporting");

  await openMail(visitor, notice);
  await mail.getByRole("link", { name: "Stop everything" }).click();
  await page.getByRole("heading", { level: 1, name: "Stop everything?" }).waitFor();
  await page.getByText("4,00 € we announced stays").waitFor();
  for (const burner of burners) await page.getByText(nameOf(burner)).waitFor();
  await look("notice link stop everything");
  await lookNarrow(visitor, "notice link stop everything");
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByText("Nothing was changed.").waitFor();
  await openMail(visitor, notice);
  await mail.getByRole("link", { name: "Stop everything" }).click(); // in the mail: the first
  await page.getByRole("heading", { level: 1, name: "Stop everything?" }).waitFor();
  const presses = await countPresses(page);
  await page.getByRole("button", { name: "Stop everything" }).click();
  await page.getByText("Stopped. You no longer support anybody.").waitFor();
  expect(presses()).toBe(1);

  await signIn(page, donor);
  await page.goto("/");
  await page.getByText(`Announced for ${name}`).waitFor();
  await expect
    .poll(async () => plain(await page.locator("main").innerText()))
    .toContain(`${name}: 4,00 € is announced and not collected yet.`);
  await look("home while a month is announced");
});

test("a statement is changed in one mode, and another lets it alone", async () => {
  const visitor = await open({ size: "desktop", scheme: "light" });
  const { page, look } = visitor;
  const { donor, burners } = await donorOf("Wijzigers", 3_000);
  const { closes, name } = await presentMonth();
  await stepTo(visitor, closes);
  await signIn(page, donor);
  await page.goto("/statements");
  await page.getByRole("link", { name }).click();
  await page.getByText("Who you supported").waitFor();
  expect(await page.getByRole("button", { name: /^(?:Drop|Lower)/u }).count()).toBe(0);
  await page.getByRole("button", { name: "Change this month" }).click();
  for (const burner of burners) await page.getByRole("button", { name: `Drop ${nameOf(burner)}` }).waitFor();
  await look("statement being changed");
  await lookNarrow(visitor, "statement being changed");
  const [first] = burners;
  const who = first === undefined ? "" : nameOf(first);
  await page.getByRole("button", { name: `Lower the amount for ${who}` }).click();
  const sheet = page.getByRole("dialog", { name: `Pay less for ${who}` });
  expect(await sheet.getByLabel("New amount").inputValue()).toBe("3,00");
  await look("pay less");
  await sheet.getByLabel("New amount").fill("1,50");
  await sheet.getByRole("button", { name: "Lower it" }).click();
  await page.getByText(`You pay 1,50 € for ${who}, 4,50 € in all.`).waitFor();
  expect(plain(await page.locator("main").innerText())).toContain("4,50 €");
  await page.getByRole("button", { name: "Done changing" }).click();
  expect(await page.getByRole("button", { name: /^(?:Drop|Lower)/u }).count()).toBe(0);
});
