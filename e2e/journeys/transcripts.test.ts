import type { Page } from "playwright-core";
import * as api from "@kalivo/contract/api-paths.ts";
import { afterAll, beforeAll, test } from "vitest";
import { addressMail } from "../support/address-mail.ts";
import { adminToken } from "../support/admin-token.ts";
import { apiAt } from "../support/api-at.ts";
import { useVisit } from "../support/browser.ts";
import { ADMIN, SECOND_ADMIN } from "../support/people.ts";
import { stepTo } from "../support/sandbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { type Ear, listen } from "../support/spoken.ts";
import { expectTranscript } from "../support/transcripts.ts";

// What is spoken in the six flows that people come for, in order, as e2e/transcripts keeps it. Keys only, in a demo of its
// own: the same people, figures and clock every time.

let server: RunningServer;
const visiting = useVisit();
const PASSWORD = "kalivo-demo-walk";

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A page of the demo, for somebody who signed in before, where the flow begins. */
async function at(path: string, email: string | null, size: "phone" | "desktop" = "phone") {
  const visitor = await visiting({ size, scheme: "light", heard: true, origin: server.origin });
  const { page } = visitor;
  if (email !== null) await carry(page, await tokenOf(email));
  await page.goto(path);
  const ear = await listen(page);
  await ear.begin();
  return { ...visitor, ear };
}

const carry = (page: Ear["page"], value: string) =>
  page.context().addCookies([{ name: "jwt", value, url: server.origin }]);

const tokenOf = async (email: string): Promise<string> =>
  (await apiAt(server.origin).post(api.signIn, { email, password: PASSWORD })).token;

/** Browsers differ in where the first Tab goes on a page that was just loaded. */
const fromTheTop = (page: Page) => page.getByRole("link", { name: "Skip to content" }).focus();

test("a workout is added", async () => {
  const { page, ear } = await at("/", "both@kalivo.example");
  await fromTheTop(page);
  await ear.tabTo(/^tab "Overview"/u);
  await ear.press("ArrowLeft", /^tab "Burn"/u);
  await ear.tabTo(/^button "Add activity"/u);
  await ear.press("Enter", /^heading "Add activity"/u);
  await ear.tabTo(/^button "Add activity"/u);
  await ear.press("Enter", /textbox "Distance".*invalid/u);
  await ear.type("10");
  await ear.tabTo(/^textbox "Time"/u);
  await ear.type("52", "52", /kcal/u);
  await ear.tabTo(/^button "Add activity"/u);
  await ear.press("Enter", /kcal added/u);
  await ear.tabTo(/^button "Done"/u);
  await ear.press("Enter", /^button "Add activity"/u);
  expectTranscript("add-a-workout", ear.lines());
});

test("a code is made, shared and archived", async () => {
  const { page, ear } = await at("/codes", "both@kalivo.example");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.origin });
  await ear.tabTo(/^button "Create a code"/u);
  await ear.press("Enter", /^heading "Create a code"/u);
  await ear.tabTo(/^textbox "Nickname/u);
  await ear.type("Run for Ada");
  await ear.tabTo(/^button "More: /u);
  await ear.press("Enter", /€/u);
  await ear.tabTo(/^button "Create a code"/u);
  await ear.press("Enter", /^heading "Share Run for Ada"/u);
  const sheet = page.getByRole("dialog");
  const [, code = ""] = /QR code for (\w{8})/u.exec(await sheet.ariaSnapshot()) ?? [];
  await ear.read(sheet);
  await ear.tabTo(/^button "Copy link"/u);
  await ear.press("Enter", /copied/u);
  await ear.tabTo(/^button "Disable and archive code"/u);
  await ear.press("Enter", /^button "Cancel"/u);
  await ear.tabTo(/^button "Disable and archive"/u);
  await ear.press("Enter", /^Archived$/u, /^heading "What it does"/u);
  expectTranscript("code-and-share", ear.lines(), {
    [code]: "<code>",
    [code.split("").join(" ")]: "<c o d e>",
  });
});

test("what others may see is changed", async () => {
  const { ear } = await at("/privacy", "both@kalivo.example");
  await ear.tabTo(/^switch "Newsletter"/u);
  await ear.press("Space");
  await ear.tabTo(/^button "Save/u);
  await ear.press("Enter", /saved/u);
  expectTranscript("privacy", ear.lines());
});

test("a payout is approved by a second admin", async () => {
  const { page, ear } = await at("/", null, "desktop");
  const first = await adminToken(server.origin, SECOND_ADMIN);
  await apiAt(server.origin, first).post(api.preparePayouts, {});
  await carry(page, await adminToken(server.origin, ADMIN));
  await page.goto("/admin?part=payouts");
  await page.getByRole("heading", { level: 1, name: "Payouts" }).waitFor();
  await ear.begin();
  await ear.tabTo(/^link "A prepared run waits/u);
  await ear.press("Enter", /^heading "Run of/u);
  await ear.read(page.getByRole("main").getByRole("list").first());
  await ear.tabTo(/^button "Approve"/u);
  await ear.press("Enter", /^button "Cancel"/u);
  await ear.tabTo(/^button "Approve"/u);
  await ear.press("Enter", /Approved/u);
  await ear.tabTo(/^(button|link) /u);
  expectTranscript("approve-a-payout", ear.lines());
});

test("somebody registers, supports a burner and pays", async () => {
  const { page, ear } = await at("/", null);
  const ada = "ada@journeys.example";
  await ear.tabTo(/^link "Sign me up"/u);
  await ear.press("Enter", /^heading "Create your account"/u);
  await ear.tabTo(/^button "Create my account"/u);
  await ear.press("Enter", /textbox "First name".*invalid/u);
  await ear.type("Ada");
  await ear.tabTo(/^textbox "Last name"/u);
  await ear.type("Byron");
  await ear.tabTo(/^textbox "Email"/u);
  await ear.type(ada);
  await ear.tabTo(/^textbox "Password"/u);
  await ear.type("a-long-walk", "<password>");
  await ear.tabTo(/^button "Create my account"/u);
  await ear.press("Enter", /^heading "What do you want to do/u);
  await ear.tabTo(/^button "Continue"/u);
  await ear.press("Enter", /^radio/u);
  await ear.press("ArrowDown");
  await ear.tabTo(/^button "Continue"/u);
  await ear.press("Enter", /^heading "Support your first burner"/u);
  await ear.tabTo(/^searchbox/u);
  await ear.type("Thiry", "Thiry", /1 result/u);
  await ear.tabTo(/^button "Camille Thiry/u);
  await ear.press("Enter", /^heading "Support Camille"/u);
  await ear.tabTo(/^spinbutton/u);
  await ear.press("ArrowUp");
  await ear.tabTo(/^button "Continue to payment"/u);
  await ear.press("Enter", /^heading "How paying works"/u);
  await ear.tabTo(/^textbox "Code|^textbox "The code/u);
  const { code } = await addressMail(ada, server.origin);
  await ear.type(code);
  await ear.tabTo(/^button "Add payment method/u);
  await ear.press("Enter", /"Birthday".*invalid/u);
  await page.getByLabel("Birthday").fill("1990-12-31"); // what a date field is made of is the browser's
  await ear.tabTo(/^button "Add payment method/u);
  const [hosted] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await hosted.getByLabel("Card number").focus();
  await hosted.keyboard.insertText("4242 4242 4242 4242");
  await hosted.locator("#card").getByRole("button", { name: "Agree and save" }).press("Enter");
  await hosted.getByText("Your payment method is saved.").waitFor();
  await hosted.close();
  await page.getByRole("button", { name: "Modify payment methods" }).waitFor();
  await ear.press("Shift", /payment method is saved|Modify/u);
  await ear.tabTo(/^button "Continue"/u);
  await ear.press("Enter", /^heading "Almost there"/u);
  await ear.tabTo(/^button "(Finish|Skip)"/u);
  await ear.press("Enter", /^heading "Welcome, Ada"/u);
  await ear.read(page.locator("main"));
  expectTranscript("register-and-pay", ear.lines(), { [code]: "<six digits>" });
});

test("a statement is read, and lowered", async () => {
  const { page, ear } = await at("/", "both@kalivo.example");
  await stepTo({ page }, "01/12/2026 06:00");
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: /^Hello/u }).waitFor();
  await ear.begin();
  await fromTheTop(page);
  await ear.tabTo(/^link "We.ll collect it on/u);
  await ear.press("Enter", /^heading "November 2026"/u);
  await ear.read(page.locator("main"));
  await ear.tabTo(/^button "Change this month"/u);
  await ear.press("Enter", /./u);
  await ear.tabTo(/^button "Lower the amount/u);
  await ear.press("Enter", /^heading "Pay less for/u);
  await ear.tabTo(/^textbox "New amount"/u);
  await ear.type("99999");
  await ear.tabTo(/^button "Lower it"/u);
  await ear.press("Enter", /invalid/u);
  await ear.type("0,05");
  await ear.tabTo(/^button "Lower it"/u);
  await ear.press("Enter", /You pay/u);
  expectTranscript("statement", ear.lines());
});
