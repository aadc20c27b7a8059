import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { backBurner, chooseFirstOrganisation, giveCard, logKcal, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { openMail } from "../support/mailbox.ts";
import { SAID, somebody } from "../support/people.ts";
import { presentMonth } from "../support/present.ts";
import { CARDS, stepTo } from "../support/sandbox.ts";
import { signIn, signInByForm } from "../support/sign-in.ts";
import { endCelebration, fillCalories, openAddActivity, saveActivity } from "../support/workouts.ts";

const open = useVisit();

test("a card that is refused later: the mail says so, Home shows the alert, and another card ends it", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const burner = await member(somebody("Arne", "Smets"));
  const donor = await member(somebody("Lieve", "Goossens"));
  await chooseFirstOrganisation(burner);
  await giveCard(donor, CARDS.declinesLater);
  await backBurner(donor, burner, 0.1);
  await logKcal(burner, 4000);
  const { name, closes, collects } = await presentMonth();
  await stepTo(visitor, closes);
  await stepTo(visitor, collects);

  await openMail(visitor, { to: donor.email, subject: "We couldn't collect your donation" });
  await signIn(page, donor);
  const alert = page.getByRole("link", { name: "Your payment method needs attention." });
  await alert.waitFor();
  await look("home with payment alert");
  await page.goto("/statements");
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor(); // the list says the same of this month
  await page.getByText("We couldn't collect it").waitFor();
  await look("statement not collected");

  await page.goto("/");
  await alert.click(); // to the month that failed, which says what helps
  await page.getByText("you owe nothing").waitFor();
  await page.getByRole("link", { name: "Choose another payment method" }).click();
  await page.getByRole("heading", { level: 1, name: "How paying works" }).waitFor();
  const [hosted] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: /payment method/ }).click(),
  ]);
  await hosted.getByRole("button", { name: "Choose another one" }).click();
  await hosted.getByLabel("Card number").fill(CARDS.works);
  await hosted.locator("#card").getByRole("button", { name: "Agree and save" }).click();
  await hosted.getByText("Your new payment method is saved").waitFor();
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "Hello, Lieve" }).waitFor();
  await page.getByText("Donations").waitFor();
  expect(await alert.count()).toBe(0);
});

test("no network at the start: the offline screen, and Retry brings Home", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  // On a device that keeps nothing there is nothing to read.
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await signIn(page, SAID);
  await page.route(`**${api.readMe}`, (route) => route.abort("internetdisconnected"));
  await page.reload();
  const offline = "You appear to be offline... Please check your internet connection";
  await page.getByRole("heading", { level: 1, name: offline }).waitFor();
  await look("offline");
  await page.unroute(`**${api.readMe}`);
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("heading", { level: 1, name: "Hello, Saïd" }).waitFor();
});

test("an unknown address goes home; unknown people and organisations are said not to load", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "light" });
  await signIn(page, SAID);
  for (const unknown of ["/nowhere/at/all", "/community/xyz"]) {
    await page.goto(unknown);
    await page.getByText("This link leads nowhere.", { exact: false }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Hello, Saïd" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  }
  for (const [path, list] of [
    ["/user/999999", "burners"],
    ["/team/999999", "teams"],
    ["/organisation/999999", "organisations"],
    ["/statements/999999", null],
  ] as const) {
    await page.goto(path);
    await page.getByRole("alert").getByText("There is nothing here").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    if (path.startsWith("/user")) await page.getByText("error fetching data").waitFor();
    await look(`unknown ${path}`);
    if (list === null) continue;
    await page.getByRole("link", { name: `See all ${list}` }).click();
    await page.waitForURL(`**/community/${list}`);
  }
});

test("two tabs: what one tab deleted, the other cannot change, and says so", async () => {
  const { page } = await open({ size: "desktop", scheme: "dark" });
  await signIn(page, SAID);
  await page.goto("/workouts");
  await openAddActivity(page);
  await fillCalories(page, "Swimming", "200", "Forty lengths");
  await saveActivity(page, "Add activity");
  await endCelebration(page);
  const other = await page.context().newPage();
  await other.goto("/workouts");
  await other.getByRole("button", { name: /^Forty lengths/u }).click();
  await other.getByRole("dialog").getByLabel("Calories").fill("250");

  await page.getByRole("button", { name: /^Forty lengths/u }).click();
  await page.getByRole("button", { name: "Delete this workout" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete this workout" }).click();
  await page.getByText("Your workout was deleted").waitFor();
  await page.getByRole("button", { name: /^Forty lengths/u }).waitFor({ state: "detached" });

  await other.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await other.getByText("error 404").waitFor();
  expect(await other.getByRole("dialog").getByLabel("Calories").inputValue()).toBe("250");
});

test("two tabs: logged out in one, the other leads back to the landing page", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  const other = await page.context().newPage();
  await other.goto("/settings");
  await other.getByRole("button", { name: "Logout" }).click();
  await other.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
});

test("two tabs: somebody else signs in in one, and what was typed in the other is not saved for them", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  const [one, two] = [await member(somebody("Eerste", "Tab")), await member(somebody("Tweede", "Tab"))];
  await signIn(page, one);
  await page.goto("/settings");
  await page.getByLabel("Phone").fill("+32 470 11 11 11");
  const other = await page.context().newPage();
  await other.goto("/settings");
  await other.getByRole("button", { name: "Logout" }).click();
  await other.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
  await signInByForm(other, two);
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe(two.firstName);
  expect(await page.getByLabel("Phone").inputValue()).toBe("");
  await other.goto("/settings");
  expect(await other.getByLabel("Phone").inputValue()).toBe("");
});

test("a name of 10 000 characters is refused in words, and what was typed stays", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await page.goto("/register");
  await page.getByLabel("First name").fill("a".repeat(10_000));
  await page.getByLabel("Last name").fill("Long");
  await page.getByLabel("Email").fill("long@journeys.example");
  await page.getByLabel("Password", { exact: true }).fill("a-long-walk");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByText("This is too long. Use at most 200 characters.").waitFor();
  expect(await page.getByLabel("Last name").inputValue()).toBe("Long");
  await look("register name too long");
});
