import { inject, test, vi } from "vitest";
import { chooseFirstOrganisation, giveCard, logKcal, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { arriveWithKeys, button, go, keysOf, said, tabsOf, title } from "../support/keys.ts";
import { type Person, somebody } from "../support/people.ts";
import { CARDS } from "../support/sandbox.ts";

// What people come for, each done with the keyboard alone (design §7).

const open = useVisit();
const LOOK = { size: "desktop", scheme: "light" } as const;

test.each(["burn calories", "micro donate", "both"])("sign up to home: %s", async (type) => {
  const { page } = await open(LOOK);
  const { press, write, choose } = keysOf(page);
  const last = type.replaceAll(" ", "");
  await page.goto("/");
  await press(page.getByRole("link", { name: "Sign me up" }));
  await title(page, "Create your account");
  await write(page.getByLabel("First name"), "Keys");
  await write(page.getByLabel("Last name"), last);
  await write(page.getByLabel("Email"), `keys.${last}@journeys.example`);
  await write(page.getByLabel("Password", { exact: true }), "a-long-walk");
  await press(button(page, "Create my account"));
  await title(page, "What do you want to do?");
  await choose(page.getByRole("radio"), page.getByRole("radio", { name: type }));
  await press(button(page, "Continue"));
  if (type !== "micro donate") {
    const consent = page.getByRole("dialog", { name: "Your workouts are health data" });
    await press(consent.getByRole("checkbox"), "Space");
    await press(consent.getByRole("button", { name: "Agree and continue" }));
    await title(page, "Choose your organisations");
    await press(page.getByRole("checkbox").first(), "Space");
    await said(page, "1 selected");
    await press(button(page, "Continue"));
  }
  if (type !== "burn calories") {
    await title(page, "Support your first burner");
    await press(button(page, "Skip for now"));
    await title(page, "How paying works");
    await press(button(page, "Skip for now"));
  }
  await title(page, "Almost there");
  await press(button(page, "Skip"));
  await title(page, "Welcome, Keys");
});

test("a forgotten password, and a new one", async () => {
  const person = await member(somebody("Keys", "Forgot"));
  const { page } = await open({ size: "phone", scheme: "light" });
  const { press, write } = keysOf(page);
  await page.goto("/");
  await press(button(page, "Sign in to my account"));
  await press(page.getByRole("link", { name: "Forgot your password?" }));
  await title(page, "Reset my password");
  await write(page.getByLabel("Email"), person.email);
  await page.keyboard.press("Enter");
  await said(page, "An email has been sent to your email !");

  await page.goto(await resetLink(person));
  await title(page, "Choose a new password");
  await write(page.getByLabel("New password"), "a-longer-walk");
  await page.keyboard.press("Enter");
  await said(page, "Your new password is saved.");
});

/** From the mail in the demo's mailbox, once it is there. */
function resetLink({ email }: Person): Promise<string> {
  return vi.waitFor(
    async () => {
      const rows = (await textOf("/mailbox")).split('href="/mailbox/').slice(1);
      const row = rows.find((one) => one.includes(email) && one.includes("Choose a new password"));
      const mail = await textOf(`/mailbox/${Number.parseInt(row ?? "", 10)}`);
      const [link] = /\/reset\/[\w-]+/u.exec(mail) ?? [];
      if (link === undefined) throw new Error(`no mail to ${email}`);
      return link;
    },
    { timeout: 60_000, interval: 250 },
  );
}

const textOf = async (path: string) => (await fetch(`${inject("origin")}${path}`)).text();

test("a workout is changed, and organisations are chosen", async () => {
  const { page, account, press, write } = await arriveWithKeys(await open(LOOK), somebody("Keys", "Burner"));
  await chooseFirstOrganisation(account);
  await logKcal(account, 300);
  await go(page, "/workouts", "Workouts");
  await press(button(page, /^Training/u));
  const sheet = page.getByRole("dialog", { name: "Change this workout" });
  await write(sheet.getByLabel("Calories"), "350");
  await press(sheet.getByRole("button", { name: "Save" }));
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: /^Training.* 350/u }).waitFor();

  await go(page, "/user/organisation", "Choose your organisations");
  await press(page.getByRole("checkbox", { name: "Clear Water Now" }), "Space");
  await said(page, "2 selected");
  await press(button(page, "Continue"));
  await said(page, "Your organisations were saved");
});

test("somebody is supported, at another rate, and no longer; money is kept from an organisation", async () => {
  const burner = await member(somebody("Keys", "Backed"));
  await chooseFirstOrganisation(burner);
  const { page, account, press, write } = await arriveWithKeys(await open(LOOK), somebody("Keys", "Donor"));
  await giveCard(account, CARDS.works);
  await page.reload();
  await title(page, "Hello, Keys");
  await go(page, `/user/${burner.id}`, "Keys Backed");
  await press(button(page, "Support Keys"));
  const sheet = page.getByRole("dialog", { name: "Support Keys" });
  await write(sheet.getByRole("spinbutton").first(), "0,15");
  await press(sheet.getByRole("button", { name: "Support Keys" }));
  await said(page, "You support Keys now");
  await sheet.waitFor({ state: "hidden" });
  await press(button(page, "Edit your support"));
  await write(sheet.getByRole("spinbutton").first(), "0,20");
  await press(sheet.getByRole("button", { name: "Save" }));
  await said(page, "Your support was changed");
  await sheet.waitFor({ state: "hidden" });
  await press(button(page, "Edit your support"));
  await press(sheet.getByRole("button", { name: "Stop supporting" }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Stop supporting" }));
  await said(page, "You no longer support Keys");

  await go(page, "/blacklist", "Blacklist organisations");
  await press(page.getByRole("checkbox").first(), "Space");
  await press(button(page, "Blacklist 1 organisation"));
  await title(page, "Settings");
});

test("a code is made, shared and archived; that of a team is entered, and the team is left", async () => {
  const { page, account, press, write } = await arriveWithKeys(await open(LOOK), somebody("Keys", "Codes"));
  await giveCard(account, CARDS.works);
  await page.reload();
  await title(page, "Hello, Keys");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await go(page, "/codes", "My codes");
  await press(button(page, "Create a code"));
  const making = page.getByRole("dialog", { name: "Create a code" });
  await write(making.getByLabel("Nickname (optional)"), "By hand");
  await press(making.getByRole("button", { name: "Create a code" }));
  const sheet = page.getByRole("dialog", { name: "Share By hand" });
  await press(sheet.getByRole("button", { name: "Copy link" }));
  await said(page, "Link copied !");
  await press(sheet.getByRole("button", { name: "Disable and archive code" }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Disable and archive" }));
  await sheet.getByText("This code is archived", { exact: false }).waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });

  await go(page, "/scan", "Scan or add a code");
  await press(button(page, "Add code manually"));
  await write(page.getByRole("dialog").getByLabel("Code"), "BREAK234");
  await page.keyboard.press("Enter");
  await said(page, "You joined Lunch Break Runners.");
  await go(page, "/teams", "My teams");
  await press(page.getByRole("link", { name: /^Lunch Break Runners/u }));
  await title(page, "Lunch Break Runners");
  await press(button(page, "Leave the team"));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Leave" }));
  await said(page, "You left the team");
});

test("a team is made, managed and deleted", async () => {
  const { page, press, write } = await arriveWithKeys(await open(LOOK), somebody("Keys", "Founder"));
  await go(page, "/teams", "My teams");
  await press(button(page, "Create a team"));
  const sheet = page.getByRole("dialog", { name: "Create a team" });
  await write(sheet.getByLabel("Name"), "Typists");
  await press(sheet.getByRole("button", { name: "Create a team" }));
  await title(page, "Typists");
  await tabsOf(page, "Overview", "Manage");
  await write(page.getByLabel("Description"), "We never touch a mouse.");
  await press(button(page, "Save changes"));
  await said(page, "Modifications saved !");
  await press(button(page, "Delete team"));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Delete team" }));
  await said(page, "The team is deleted");
});
