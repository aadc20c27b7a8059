import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { type Member, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { onDevice, workerReady } from "../support/offline.ts";
import { somebody } from "../support/people.ts";
import { openAccount } from "../support/registration.ts";
import { signInByForm } from "../support/sign-in.ts";

// A device that several people use: what one of them leaves is nothing to the next.

const open = useVisit();
const enter = (page: Page, { token }: Member) =>
  page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
const hello = (page: Page, { firstName }: Member) =>
  page.getByRole("heading", { level: 1, name: `Hello, ${firstName}` }).waitFor();
const logOut = async (page: Page) => {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
};

test("a registration that somebody left unfinished is nothing to who signs in next", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page } = visitor;
  await openAccount(visitor, somebody("Lena", "Left"));
  const next = await member(somebody("Noor", "Next"));

  // Even without Logout: the browser still holds what was begun in another sign-in.
  await page.context().clearCookies();
  await enter(page, next);
  await page.goto("/stripe");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);

  await logOut(page);
  expect(
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/regist|invit/)]));
});

test("who signs out at once leaves no worker behind", async () => {
  const { page } = await open({ size: "phone", scheme: "light", worker: true });
  const quick = somebody("Quinn", "Quick");
  await member(quick);
  await page.clock.install();
  await signInByForm(page, quick);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
  await page.clock.runFor(30_000);
  await expect.poll(() => onDevice(page)).toMatchObject({ caches: [], entries: [], workers: 0 });
});

test("files that another page hands over are sent only when the person says so", async () => {
  const { page } = await open({ size: "phone", scheme: "light", worker: true });
  const target = await member(somebody("Tess", "Target"));
  await enter(page, target);
  await page.goto("/");
  await hello(page, target);
  await workerReady(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(api.previewImport)) sent.push(request.method());
  });

  const share = `${inject("origin")}/share`;
  const handOver = async () => {
    await page.goto(
      "data:text/html,<form method=post enctype=multipart/form-data><input type=file name=files></form>",
    );
    await page.evaluate((action) => {
      const form = document.querySelector("form");
      const input = document.querySelector("input");
      const files = new DataTransfer();
      files.items.add(new File(["not mine"], "somebody-elses.gpx"));
      if (form === null || input === null) throw new Error("the page has no form");
      form.action = action;
      input.files = files.files;
      form.submit();
    }, share);
    await page.getByRole("dialog").getByText("somebody-elses.gpx").waitFor();
  };
  await handOver();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(sent).toEqual([]);
  await handOver();
  await page.getByRole("button", { name: "Yes, read" }).click();
  await expect.poll(() => sent).toEqual(["POST"]);
});
