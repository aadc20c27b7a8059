import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { member } from "../support/api.ts";
import { type Look, type Visit, visit } from "../support/browser.ts";
import { SAID, somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

let visits: Visit[] = [];
const open = async (look: Look) => {
  const opened = await visit(look);
  visits.push(opened);
  return opened;
};
afterEach(async () => {
  expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all(visits.map((each) => each.close()));
  visits = [];
});

/** One pixel, so that a real picture travels. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.each([
  { size: "phone", scheme: "light" },
  { size: "desktop", scheme: "dark" },
] as const)("a team from its first day to its last on a $size", async (given) => {
  const [admin, other] = [await open(given), await open(given)];
  const [ada, ben] = [somebody("Ada", `Founder ${given.size}`), somebody("Ben", `Joiner ${given.size}`)];
  await member({ ...ada, email: `ada.${given.size}@journeys.example` });
  await member({ ...ben, email: `ben.${given.size}@journeys.example` });
  await signIn(admin.page, { ...ada, email: `ada.${given.size}@journeys.example` });
  await signIn(other.page, { ...ben, email: `ben.${given.size}@journeys.example` });

  const { page, look } = admin;
  await page.goto("/teams");
  await page.getByText("You are not in a team yet.").waitFor();
  await look("teams empty");
  await page.getByRole("button", { name: "Create a team" }).click();
  const sheet = page.getByRole("dialog", { name: "Create a team" });
  await sheet.getByRole("button", { name: "Create a team" }).click();
  await sheet.getByText("Fill in this field.").waitFor();
  const name = `Night Owls ${given.size}`;
  await sheet.getByLabel("Name").fill(name);
  await sheet.getByLabel("Description").fill("We run after sunset.");
  await sheet
    .getByLabel("Team picture")
    .setInputFiles({ name: "owl.png", mimeType: "image/png", buffer: PIXEL });
  await look("create team");
  await sheet.getByRole("button", { name: "Create a team" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByText("We run after sunset.").first().waitFor();
  await look("team overview");

  await page.getByRole("tab", { name: "Manage" }).click();
  const manage = page.getByRole("tabpanel", { name: "Manage" });
  await manage.getByRole("button", { name: "Create a code" }).click();
  const making = page.getByRole("dialog", { name: "Create a code" });
  await making.getByRole("spinbutton").fill("0");
  await making.getByRole("button", { name: "Create a code" }).click();
  const shared = page.getByRole("dialog", { name: "Share this code" });
  const alt = await shared.getByRole("img", { name: /^QR code for/ }).getAttribute("aria-label");
  const code = alt?.replace("QR code for ", "") ?? "";
  await look("share team code");
  await shared.getByRole("button", { name: "Close" }).click();

  await other.page.goto(`/code/${code}`);
  await other.page.getByText(`You joined ${name}.`).waitFor();
  await other.look("team joined");

  await page.reload();
  await page.getByRole("tab", { name: "Members" }).click();
  await page.getByRole("link", { name: /^Ben Joiner/ }).waitFor();
  await look("team members");
  await page.getByRole("tab", { name: "Manage" }).click();
  expect(await page.getByRole("button", { name: "Save changes" }).isDisabled()).toBe(true);
  await page.getByLabel("Description").fill("We run before sunrise.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Modifications saved !").waitFor();
  await look("team manage");

  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Leave the team" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByText("You are the only admin of this team.", { exact: false }).waitFor();
  await page.getByRole("tab", { name: "Manage" }).click();
  await page.getByRole("button", { name: "Make admin" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make admin" }).click();
  await page.getByRole("button", { name: "No longer admin" }).waitFor();

  await other.page.goto("/teams");
  await other.page.getByRole("link", { name: new RegExp(`^${name}`, "u") }).click();
  await other.page.getByRole("tab", { name: "Manage" }).click();
  await other.page.getByRole("button", { name: /^Remove Ada/ }).click();
  const question = other.page.getByRole("alertdialog");
  await other.look("remove member");
  await question.getByRole("button", { name: "Remove" }).click();
  await other.page.getByText("is no longer in the team").waitFor();
  await other.page.getByRole("tab", { name: "Overview" }).click();
  await other.page.getByRole("button", { name: "Leave the team" }).click();
  await question.getByText("the team ends with you", { exact: false }).waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await other.page.getByRole("tab", { name: "Manage" }).click();
  await other.page.getByRole("button", { name: "Delete team" }).click();
  await other.page.getByRole("alertdialog").getByRole("button", { name: "Delete team" }).click();
  await other.page.getByRole("heading", { level: 1, name: "My teams" }).waitFor();
  await other.page.getByText("You are not in a team yet.").waitFor();
  expect(await other.page.getByText("error fetching data").count()).toBe(0);
  await other.page.goBack();
  await other.page.waitForURL("**/scan"); // to where one came from; nothing leads back to a team that is gone
});

test("a person and a team choose where their money never goes; a team pays on its own page", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  await signIn(page, SAID);
  for (const path of ["/blacklist", "/blacklist/1"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "Blacklist organisations" }).waitFor();
    await page.getByRole("searchbox").fill("peat");
    await page.getByText("1 result", { exact: true }).waitFor({ state: "attached" });
    await page.getByRole("checkbox", { name: "Peat and Reed" }).press("Space");
    await look(`blacklist ${path}`);
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await page.getByRole("button", { name: "Blacklist 1 organisation" }).click();
    await page.getByText("Your choice is saved").waitFor();
    await page.goto(path);
    await page.getByRole("button", { name: "Blacklist 1 organisation" }).waitFor();
    await page.getByRole("heading", { name: "Chosen" }).waitFor(); // the one that was chosen stands first
    await page.getByRole("checkbox", { name: "Peat and Reed" }).press("Space");
    await page.getByRole("button", { name: "Don't blacklist" }).click();
    await page.getByText("Your choice is saved").waitFor();
  }
  await page.goto("/stripe/1");
  await page.getByText("For the team Trail Crew.").waitFor();
  await look("payment of a team");
});

test("an admin of a team backs somebody in its name", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/user/1/back");
  const dialog = page.getByRole("dialog", { name: "Support Amélie" });
  await dialog.getByRole("combobox", { name: /Give as/ }).click();
  await page.getByRole("dialog", { name: "Give as" }).getByText("Trail Crew").click();
  await dialog.getByRole("combobox", { name: "Give as" }).filter({ hasText: "Trail Crew" }).waitFor();
  await look("give as a team");
});

test("whoever is not in a team reads how to join it, and why its payment is not theirs", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  const stranger = somebody("Stella", "Stranger");
  await member(stranger);
  await signIn(page, stranger);
  await page.goto("/team/1");
  await page.getByText("You join a team with a code", { exact: false }).waitFor();
  for (const path of ["/blacklist/1", "/stripe/1"]) {
    await page.goto(path);
    await page.getByText("Only admins of the team can do this.").waitFor();
    await look(`not an admin ${path}`);
  }
  await page.getByRole("link", { name: "To Trail Crew" }).click();
  await page.getByRole("heading", { level: 1, name: "Trail Crew" }).waitFor();
  await page.goto("/team/99999");
  await page.getByRole("heading", { level: 1, name: "There is nothing here" }).waitFor();
});

test("whoever asked for less motion has the pane of a pressed tab at once, and nothing moves under the next press", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/team/1");
  await page.getByRole("button", { name: "Leave the team" }).waitFor();
  for (const tab of ["Manage", "Overview", "Members"])
    expect(await pressed(page, tab), tab).toEqual({ moving: [], below: 0, missing: 0 });
});

/** Presses a tab and looks before the next frame: what moves, how much of its pane is missing, what hangs out below. */
function pressed(page: Page, name: string) {
  return page.getByRole("tab", { name }).evaluate(async (tab: HTMLElement) => {
    tab.click();
    await Promise.resolve();
    const pane = document.querySelector<HTMLElement>(`[aria-labelledby="${tab.id}"]`);
    const panes = pane?.parentElement;
    if (pane === null || !panes) throw new Error("the tab has no pane");
    const moving = document
      .getAnimations()
      .flatMap((each) => (each instanceof CSSTransition ? [each.transitionProperty] : []))
      .filter((property) => property !== "opacity");
    return {
      moving,
      below: panes.scrollHeight - panes.clientHeight,
      missing: pane.offsetHeight - panes.clientHeight,
    };
  });
}
