import * as api from "@kalivo/contract/api-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiAt } from "../support/api-at.ts";
import { adminToken } from "../support/admin-token.ts";
import { goThere } from "../support/accessible.ts";
import { type Visit, visit } from "../support/browser.ts";
import { settled } from "../support/page.ts";
import { startServer, type RunningServer } from "../support/server.ts";

// The first day without the demo: no organisation, no money, nobody but those who come here.
const ADMIN = { email: "an.peeters@onshuis.example", password: "correct horse battery" };
let server: RunningServer;
let visitor: Visit;
let administrator: Visit;

beforeAll(async () => {
  server = await startServer({
    DEMO: "0",
    SECRET_KEYS: "a key for tests of 32 characters or more",
    ASSOCIATION_NAME: "Ons Huis vzw",
    ASSOCIATION_MAIL: "info@onshuis.example",
    FIRST_ADMIN: ADMIN.email,
  });
  const { origin } = server;
  visitor = await visit({ size: "phone", scheme: "light", origin });
  administrator = await visit({ size: "phone", scheme: "light", origin });
});
afterAll(async () => {
  await visitor.close();
  await administrator.close();
  await server.stop();
});

/** A route, and what stands there for want of anything else. */
type Stop = readonly [path: string, sentence: string];

/** Stands on a page of the app when it begins. */
async function walk({ page, problems }: Visit, stops: readonly Stop[]) {
  for (const [path, sentence] of stops) {
    await goThere(page, path);
    await page.getByText(sentence).filter({ visible: true }).first().waitFor();
    const text = await page.locator("body").innerText();
    expect(text, path).not.toMatch(/\bNaN\b|Infinity|undefined|\[object|\bnull\b/);
  }
  expect(problems).toEqual([]);
}

test("a visitor of an empty product is told what it is", async () => {
  await visitor.page.goto("/");
  await settled(visitor.page);
  await walk(visitor, [
    ["/", "link your health to the health of our planet"],
    ["/register", "Create your account"],
    ["/transparency", "We haven't collected anything yet."],
  ]);
});

test("a burner registers before there is any organisation, and every screen says what is missing", async () => {
  const { page, look } = visitor;
  await page.goto("/register");
  await page.getByLabel("First name").fill("Noor");
  await page.getByLabel("Last name").fill("Peeters");
  await page.getByLabel("Email").fill("noor@kalivo.example");
  await page.getByLabel("Password", { exact: true }).fill("correct horse");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByText("burn calories", { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Agree and continue" }).click();
  await page.getByText("No organisation yet").waitFor();
  await look("empty product organisations");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { level: 1, name: "Almost there" }).waitFor();
  await walk(visitor, [
    ["/register/health", "Connect your watch or app"],
    ["/", "A month of two runs a week"],
    ["/community/burners", "Nobody to see yet"],
    ["/community/donors", "Nobody to see yet"],
    ["/community/teams", "Create a team"],
    ["/community/organisations", "No organisation yet"],
    ["/user/organisation", "No organisation yet"],
    ["/workouts", "No workout for this period"],
    ["/act", "Invite someone"],
    ["/codes", "No code yet."],
    ["/teams", "You are not in a team yet."],
    ["/scan", "Scan a QR code"],
    ["/health", "Where do your workouts come from?"],
    ["/stripe", "We add up the month"],
    ["/statements", "No payments yet."],
    ["/raised", "Nothing has been raised yet."],
    ["/settings", "Delete my account"],
    ["/privacy", "Public profile"],
    ["/blacklist", "add a payment method or support someone first"],
    ["/feedback", "Send feedback"],
    ["/user/1", "doesn't have a burner profile set up for the moment"],
    ["/organisation/1", "There is nothing here"],
    ["/team/1", "There is nothing here"],
  ]);
  await goThere(page, "/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("link", { name: "info@onshuis.example" }).waitFor();
});

test("the first admin is told what to do first, and every part of the administration why it is empty", async () => {
  const link = await server.command("person", "link", ADMIN.email);
  const [, token = ""] = /\/reset\/([\w.-]+)/.exec(link) ?? [];
  await apiAt(server.origin).post(api.resetPassword, { token, password: ADMIN.password });
  const { page, look } = administrator;
  const signedIn = await adminToken(server.origin, ADMIN);
  await page.context().addCookies([{ name: "jwt", value: signedIn, url: server.origin }]);
  await page.goto("/");
  await page.locator("main h1[tabindex]").waitFor();
  await walk(administrator, [
    ["/admin", "What to do first"],
    ["/admin?part=organisations", "Burners can only choose organisations you add here."],
    ["/admin?part=people", "2 results"],
    ["/admin?part=teams", "No team found"],
    ["/admin?part=codes", "No code found"],
    ["/admin?part=workouts", "Nothing waits to be checked"],
    ["/admin?part=feedback", "Everything is read."],
    ["/admin?part=billing", "No month is computed yet"],
    ["/admin?part=refunds", "No refund"],
    ["/admin?part=disputes", "No dispute"],
    ["/admin?part=payouts", "No run yet"],
    ["/admin?part=mails", "You are the first admin"],
    ["/admin?part=newsletters", "No newsletter yet"],
    ["/admin?part=audit", "Made somebody an admin"],
  ]);
  await goThere(page, "/admin");
  await page.getByRole("link", { name: "Add an organisation" }).waitFor();
  await look("empty product admin");
});
