import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminToken } from "../support/admin-token.ts";
import { apiAt } from "../support/api-at.ts";
import { type Visit, visit } from "../support/browser.ts";
import { SAID, SECOND_ADMIN } from "../support/people.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// From an admin's press to the euro of a donor, in a demo of its own: organisations that were paid, and posted nothing yet.
let server: RunningServer;
let desk: Visit;
let phone: Visit;
let admin: string;
let second: string;
let organisation: { id: number; name: string };

beforeAll(async () => {
  server = await startServer();
  admin = await adminToken(server.origin);
  second = await adminToken(server.origin, SECOND_ADMIN);
  desk = await visit({ size: "desktop", scheme: "light" });
  phone = await visit({ size: "phone", scheme: "light" });
  const { get } = apiAt(server.origin, admin);
  const all = await get(api.listAllOrganisations);
  for (const { id, name } of all) {
    const { confirmed_at, posts } = await get(pathTo(api.readOrganisationProof, { id }));
    if (confirmed_at !== null && posts.length === 0) organisation = { id, name };
  }
});
afterAll(async () => {
  await desk.close();
  await phone.close();
  await server.stop();
});

async function goAs(token: string, path: string) {
  const { page } = desk;
  await page.goto("about:blank");
  await page.context().addCookies([{ name: "jwt", value: token, url: server.origin }]);
  await page.goto(`${server.origin}${path}`);
}

test("an admin sends the link, and it opens the organisation's page once somebody presses", async () => {
  await goAs(admin, `/admin?part=organisations&id=${organisation.id}`);
  await desk.page.getByRole("button", { name: "Send the link" }).click();
  await desk.page.getByText("The link is on its way.").waitFor();

  const { page, look } = phone;
  await expect
    .poll(async () => {
      await page.goto(`${server.origin}/mailbox`);
      return page.getByRole("link").filter({ hasText: "your page" }).count();
    })
    .toBe(1);
  await page.getByRole("link").filter({ hasText: "your page" }).click();
  const link = page.frameLocator("iframe").getByRole("link", { name: "Open your page" });
  const address = (await link.getAttribute("href")) ?? "";
  await page.goto(address);
  await page.getByText(`This opens the page of ${organisation.name}.`).waitFor();
  await look("an organisation's link");
  await page.getByRole("button", { name: "Open your page" }).click();
  await page.getByRole("heading", { name: "Show what it did" }).waitFor();
  await look("an organisation's own page");
});

test("it posts a picture and two sentences, and an admin who did not send the link shows them", async () => {
  const { page, look } = phone;
  await page.getByRole("button", { name: "Write something" }).click();
  const buffer = await page.screenshot(); // any picture
  await page.getByLabel("Picture").setInputFiles({ name: "beach.png", mimeType: "image/png", buffer });
  await page.getByLabel("What can be seen in it").fill("A clean beach");
  await page.getByLabel("Two sentences").fill("Two tons less on the beach of Oostende. Thank you!");
  await look("writing a post");
  await page.getByRole("button", { name: "Send the post" }).click();
  await page.getByText("Sent. We'll look at it soon.").waitFor();

  await goAs(admin, "/admin?part=looks");
  await desk.page.getByRole("button", { name: "Show it" }).click();
  await desk.page.getByText("so another admin has to show it").waitFor();
  await goAs(second, "/admin?part=looks");
  await desk.page.getByRole("heading", { name: `Post of ${organisation.name}` }).waitFor();
  await desk.look("what waits for a look");
  await desk.page.getByRole("button", { name: "Show it" }).click();
  await desk.page.getByText("Nothing waits for a look").waitFor();
});

test("whose euros are in it reads how many, on their own page", async () => {
  const { token } = await apiAt(server.origin).post(api.signIn, SAID);
  const { id } = await apiAt(server.origin, token).get(api.readMe);
  await goAs(token, `/user/${id}`);
  await desk.page.getByRole("heading", { name: "What the money did" }).waitFor();
  expect(await desk.page.getByText(/is in this$/u).count()).toBeGreaterThan(0);
  await desk.look("a profile with posts");
});
