import * as api from "@kalivo/contract/api-paths.ts";
import { afterEach, expect, inject, test } from "vitest";
import { makeInvitation, member } from "../support/api.ts";
import { seenByCamera } from "../support/camera.ts";
import { type Look, type Visit, visit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

/** A donation code of the demo world. */
const CODE = "K7PX24QD";

let visitor: Visit;
const open = async (look: Look, lastName: string) => {
  visitor = await visit(look);
  const person = somebody("Scanning", lastName);
  await member(person);
  await signIn(visitor.page, person);
  return visitor;
};
afterEach(async () => {
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

test("a code typed by hand is checked and applied, and says what it did; once", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" }, "Typist");
  await page.getByRole("link", { name: "Scan" }).click();
  await page.getByRole("heading", { level: 1, name: "Scan or add a code" }).waitFor();
  await look("scan");
  await page.getByRole("button", { name: "Add code manually" }).click();
  const sheet = page.getByRole("dialog", { name: "Add code manually" });
  await sheet.getByRole("button", { name: "Validate code" }).click();
  await sheet.getByText("no code").waitFor();
  await look("add code manually");
  await sheet.getByLabel("Code").fill("k7px 24qd");
  await sheet.getByRole("button", { name: "Validate code" }).click();
  await page.getByText(/now gives 0,10.€ per 100 calories you burn/).waitFor();
  await page.getByText("Choose who your calories help.").waitFor();
  await page.getByRole("link", { name: "Choose organisations" }).waitFor();
  await look("code applied");

  await page.goto(`/code/${CODE}`);
  await page.getByText("You already used this code").waitFor();
  await look("code used");
});

test("a code that comes with the address is applied by itself, also behind the whole link", async () => {
  const { page } = await open({ size: "desktop", scheme: "dark" }, "Linker");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${api.checkCode}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/code/${CODE.toLowerCase()}`);
  await page.getByText("Checking the code...").waitFor();
  release();
  await page.getByText(/now gives 0,10.€ per 100 calories you burn/).waitFor();
  // Used is used: a reload is no second use.
  await expect.poll(() => new URL(page.url()).pathname).toBe("/scan");
  await page.reload();
  await page.getByRole("button", { name: "Add code manually" }).waitFor();
  expect(await page.getByText("You already used this code").count()).toBe(0);
});

test("one's own code is no error: it says whose it is, and offers to hand it on", async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const person = await member(somebody("Scanning", "Own"));
  const code = await makeInvitation(person);
  await signIn(page, person);
  await page.goto(`/code/${code}`);
  await page.getByText("This is your own code.").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await look("own code scanned");
  await page.getByRole("button", { name: "Share this code" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy link" }).waitFor();
});

test.each([
  { what: "the product's QR code", link: () => `${inject("origin")}/code/${CODE}`, says: /now gives 0,10/ },
  {
    what: "an invite of the product",
    link: () => `${inject("origin")}/register?back=Amelie-Laurent-1`,
    says: /^Support Amélie$/,
  },
  {
    what: "a foreign QR code",
    link: () => "https://elsewhere.example/code/K7PX24QD",
    says: /not a QR code of/,
  },
])("a camera looks at $what", async ({ what, link, says }) => {
  const { page, look } = await open({ size: "phone", scheme: "dark" }, what.replaceAll(/\W+/g, ""));
  await seenByCamera(page, link());
  await page.goto("/scan");
  await page.getByRole("button", { name: "Scan a QR code" }).click();
  await page.getByText(says).first().waitFor();
  expect(await page.locator("video").count()).toBe(0); // the camera is let go
  await look(`scanned ${what}`);
});

test("a camera that is refused leads to typing", async () => {
  const { page } = await open({ size: "phone", scheme: "light" }, "Refused");
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto("/scan");
  await page.getByRole("button", { name: "Scan a QR code" }).click();
  await page.getByText("The camera can't be used.", { exact: false }).waitFor();
});
