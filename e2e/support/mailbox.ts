import type { FrameLocator } from "playwright-core";
import type { Visit } from "./browser.ts";

type Wanted = { to: string; subject: string | RegExp };

/** Opens the newest mail of that subject to that person in the demo's mailbox; answers the mail as it is shown. */
export async function openMail({ page }: Visit, { to, subject }: Wanted): Promise<FrameLocator> {
  await page.goto("/mailbox");
  await page.getByRole("link").filter({ hasText: to }).filter({ hasText: subject }).first().click();
  await page.getByRole("heading", { level: 1, name: subject }).waitFor();
  await page.waitForLoadState("load"); // with the frame the mail stands in: a press before that leads nowhere
  return page.frameLocator("iframe");
}

/** How many mails of that subject the person has. */
export async function countMails({ page }: Visit, { to, subject }: Wanted): Promise<number> {
  await page.goto("/mailbox");
  await page.getByRole("heading", { level: 1, name: "Mailbox" }).waitFor();
  return page.getByRole("link").filter({ hasText: to }).filter({ hasText: subject }).count();
}
