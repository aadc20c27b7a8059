import { expect, test } from "vitest";
import { chooseFirstOrganisation, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { workerReady } from "../support/offline.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

const open = useVisit();

const WHY = "For my dad.\nAnd for the forest.";

test("a newcomer chooses a portrait and says why they move; somebody else sees both, and their device keeps the face for when there is no network", async () => {
  const newcomer = await member(somebody("Paula", "Portret"), {
    registering: { type: "burner", step: "last" },
  });
  await chooseFirstOrganisation(newcomer);
  const own = await open({ size: "phone", scheme: "light" });
  await signIn(own.page, newcomer);
  await own.page.goto("/register/last");
  await own.page.getByRole("radio", { name: "Portrait 5" }).check({ force: true });
  const chosen = await own.page
    .locator("label", { hasText: "Portrait 5" })
    .locator("img")
    .getAttribute("src");
  await own.page.getByLabel("Why I move").fill(WHY);
  await own.look("registration with a portrait and a reason");
  await own.page.getByRole("button", { name: "Finish" }).click();
  await own.page.getByRole("heading", { level: 1, name: "Welcome, Paula" }).waitFor();

  const other = await open({ size: "desktop", scheme: "dark", worker: true });
  const { page } = other;
  await signIn(page, await member(somebody("Vera", "Kijkt")));
  await page.goto("/community/burners");
  const card = page.getByRole("link", { name: /Paula Portret.*For my dad\..*Raises for Forest Return/su });
  await card.waitFor();
  await card.click();
  await page.getByRole("heading", { level: 1, name: "Paula Portret" }).waitFor();
  // The list beside it has it on one line.
  await expect.poll(() => page.getByText("For my dad.").allInnerTexts()).toContain(WHY);
  const picture = page.locator(`img[src="${chosen}"]`).first();
  const drawn = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(drawn).toBe(true);
  await other.look("profile with a portrait and a reason");

  await workerReady(page);
  await page.reload();
  await expect.poll(drawn).toBe(true);
  const kept = () =>
    page.evaluate((url) => caches.match(url).then((found) => found !== undefined), chosen ?? "");
  await expect.poll(kept).toBe(true);
});
