import type { CDPSession } from "playwright-core";
import { expect, inject, test } from "vitest";
import { backBurner, giveCard, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { workerReady } from "../support/offline.ts";
import { CARDS } from "../support/sandbox.ts";
import { somebody } from "../support/people.ts";

// What a push becomes in a real browser: the service worker shows it, and reads nothing else out of it. The push service
// is the browser's own maker's, so the message is handed to the worker where it would have handed it.

const open = useVisit();

async function registrationOf(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((told) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) told(registration.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  return found;
}

test("a push is shown with what it says, and one that nobody can read leads to the news", async () => {
  const { page } = await open({ size: "phone", scheme: "light", worker: true });
  const origin = inject("origin");
  const nora = await member(somebody("Nora", "Notified"));
  await page.context().addCookies([{ name: "jwt", value: nora.token, url: origin }]);
  await page.goto("/");
  await workerReady(page, "me");
  const devtools = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(devtools);
  const push = (data: string) =>
    devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error("no worker");
  // A browser without a window shows no notification; what the worker asks it to show is written down instead.
  await worker.evaluate(() => {
    const asked: unknown[] = [];
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    registration.showNotification = async (title, { body, data } = {}) => {
      asked.push({ title, body, data });
    };
    Object.assign(globalThis, { asked });
  });
  const shown = () => worker.evaluate(() => Reflect.get(globalThis, "asked"));

  await push(JSON.stringify({ title: "Bo supports you.", body: "", path: "/?list=donors", tag: "a" }));
  await expect
    .poll(shown)
    .toEqual([{ title: "Bo supports you.", body: "", data: { path: "/?list=donors" } }]);
  await push("<b>not ours</b>");
  await expect.poll(shown).toContainEqual({ title: "Kalivo", body: "", data: { path: "/news" } });
});

test("a new donor makes the bell say so, and its page leads to the donors", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const bo = await member(somebody("Bo", "Belled"));
  const dee = await member(somebody("Dee", "Donor"));
  await giveCard(dee, CARDS.works);
  await backBurner(dee, bo, 0.1);
  await page.context().addCookies([{ name: "jwt", value: bo.token, url: inject("origin") }]);
  await page.goto("/");
  await page.getByRole("link", { name: "News, some of it new" }).click();
  await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
  await page.getByRole("link", { name: /supports you/ }).waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("link", { name: "News", exact: true }).waitFor();
});
