import { readFile } from "node:fs/promises";
import { afterEach, expect, inject, test } from "vitest";
import { type Member, member } from "../support/api.ts";
import { type Look, type Visit, visit } from "../support/browser.ts";
import { showPane } from "../support/home.ts";
import { SAID, somebody } from "../support/people.ts";
import { readQr } from "../support/qr.ts";
import { signIn } from "../support/sign-in.ts";
import {
  celebrationOf,
  endCelebration,
  fillRun,
  openAddActivity,
  saveActivity,
} from "../support/workouts.ts";

let visitor: Visit;
const open = async (look: Look) => {
  visitor = await visit(look);
  await signIn(visitor.page, SAID);
  return visitor;
};
afterEach(async () => {
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

test("a code says its worst case, is shared as an image that a camera reads, and is archived", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/codes");
  await page.getByRole("button", { name: "Create a code" }).click();
  const making = page.getByRole("dialog", { name: "Create a code" });
  await making.getByText("No limits set: this code could cost you up to", { exact: false }).waitFor();
  await making.getByLabel("Nickname (optional)").fill("Birthday run");
  await making.getByLabel("Maximum per user").fill("10");
  await making.getByLabel("Maximum number of users").fill("0,5");
  await making.getByLabel("Nickname (optional)").focus();
  expect(await making.getByLabel("Maximum number of users").inputValue()).toBe("1"); // what will be sent
  await making.getByLabel("Maximum number of users").fill("12");
  await making.getByText("This code can cost you up to 120,00 € a month.").waitFor();
  await look("create code");
  await making.getByRole("button", { name: "Create a code" }).click();

  const sheet = page.getByRole("dialog", { name: "Share Birthday run" });
  const alt = await sheet.getByRole("img", { name: /^QR code for/ }).getAttribute("aria-label");
  const link = `${inject("origin")}/code/${alt?.replace("QR code for ", "")}`;
  await look("share code");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByRole("button", { name: "Save image" }).click(),
  ]);
  const image = await readFile(await download.path());
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([2560, 2560]);
  expect(await readQr(image)).toBe(link);

  await sheet.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied !").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await sheet.getByRole("button", { name: "Copy image" }).click();
  await page.getByText("QR code copied successfully !").waitFor();
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error("no"));
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await sheet.getByRole("button", { name: "Copy image" }).click();
  await page.getByText("Failed to copy image to clipboard").waitFor();
  await sheet.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Failed to create the image to share").waitFor();

  await sheet.getByRole("button", { name: "Disable and archive code" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable and archive" }).click();
  await sheet.getByText("This code is archived", { exact: false }).waitFor();
  expect(await sheet.getByRole("button", { name: "Share", exact: true }).isDisabled()).toBe(true);
  await look("archived code");
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: /Birthday run.*Archived/ }).waitFor();
  await look("codes with an archived one");
});

test("the active codes stand on Home, and the invite link as a QR code", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "dark" });
  await page.getByRole("heading", { name: "Donation codes" }).waitFor();
  await page
    .getByRole("button", { name: /Team Trail Crew/ })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Show my link as a QR code" }).click();
  await page.getByRole("img", { name: "QR code of your invite link" }).waitFor();
  await look("quick share");
});

test("who cannot pay yet is told first, keeps what was typed on the way to the payment page, and a support leads there and back", async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const [donor, burner] = [
    await member(somebody("Penny", "Less")),
    await member(somebody("Boris", "Backed")),
  ];
  await signIn(page, donor);
  await page.goto("/codes");
  await page.getByRole("button", { name: "Create a code" }).click();
  const making = page.getByRole("dialog", { name: "Create a code" });
  await making.getByLabel("Nickname (optional)").fill("Later");
  await look("create code without payment");
  await making.getByRole("link", { name: "Add payment info" }).click();
  await page.getByRole("heading", { name: "How paying works" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Create a code" }).click();
  expect(await making.getByLabel("Nickname (optional)").inputValue()).toBe("Later");

  await page.goto(`/user/${burner.id}`);
  await page.getByRole("button", { name: "Support Boris" }).click();
  await page.waitForURL(`**/user/${burner.id}/back`);
  await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
  await page.getByText("Your support for Boris is saved. It starts with your payment method.").waitFor();
  await page.waitForURL("**/stripe");
  await page.reload();
  await page.getByRole("heading", { name: "How paying works" }).waitFor();
  await page
    .getByText(/^For every 100 calories Boris Backed burns, you give 0,10\s€, at most 10,00\s€ a month\.$/u)
    .waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL(`**/user/${burner.id}`);
  await page.getByRole("button", { name: "Edit your support" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.goto("/");
  await showPane(visitor, "Donate");
  await page.getByRole("link", { name: "Boris Backed Waiting for your payment method" }).waitFor();
  await look("donate pane of a waiting pledge");
  await expectNothingPromised(burner);
});

/** To the one who is supported it is not active yet, and no figure counts on it. */
async function expectNothingPromised(burner: Member) {
  await visitor.close();
  visitor = await visit({ size: "phone", scheme: "dark" });
  const { page, look } = visitor;
  await signIn(page, burner);
  await page.goto("/");
  await showPane(visitor, "Burn");
  await page.getByRole("link", { name: "Penny Less Not active yet" }).waitFor();
  await openAddActivity(page);
  await fillRun(page, "10", "60");
  await page.getByText("That is about 660 kcal.").waitFor();
  expect(await page.getByText("Your donors give").count()).toBe(0);
  await saveActivity(page, "Add activity");
  await celebrationOf(page)
    .getByText("Your donors' support wasn't active yet when it ended.", { exact: true })
    .waitFor();
  await endCelebration(page);
  await page.getByRole("button", { name: /^Running.* 660/u }).waitFor();
  expect(await page.getByText("Your donors give").count()).toBe(0);
  await look("burn pane of a waiting pledge");
}
