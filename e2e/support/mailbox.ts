import type { FrameLocator } from "playwright-core";
import type { Visit } from "./browser.ts";

type Wanted = { to: string; subject: string | RegExp };

/** Opens the newest matching mail in the demo's mailbox; returns its frame. */
export async function openMail({ page }: Visit, { to, subject }: Wanted): Promise<FrameLocator> {
  await page.goto("/mailbox");
  await page.getByRole("link").filter({ hasText: to }).filter({ hasText: subject }).first().click();
  await page.getByRole("heading", { level: 1, name: subject }).waitFor();
  await page.waitForLoadState("load"); // with the mail's frame: an earlier press would have no effect
  return page.frameLocator("iframe");
}

/** The number of matching mails. */
export async function countMails({ page }: Visit, { to, subject }: Wanted): Promise<number> {
  await page.goto("/mailbox");
  await page.getByRole("heading", { level: 1, name: "Mailbox" }).waitFor();
  return page.getByRole("link").filter({ hasText: to }).filter({ hasText: subject }).count();
}
