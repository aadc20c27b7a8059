import { CARDS } from "../support/sandbox.ts";
import { expect, test } from "vitest";
import { backBurner, chooseOrganisations, giveCard, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { showPane } from "../support/home.ts";
import { SAID, somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Home and Community (specification §2.5, §2.7): where a list stands, and how it was left. What they say is in
// web/test/lists.test.tsx.

const open = useVisit();

test("a count of Home leads to its list, and Back finds Home as it was left", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const popular = await member(somebody("Popular", "Peter"));
  for (let n = 0; n < 12; n += 1) {
    const giver = await member(somebody(`Giver${n}`, "Numbered"));
    await giveCard(giver, CARDS.works);
    await backBurner(giver, popular, 0.1);
  }
  await signIn(page, popular);
  await showPane(visitor, "Overview");
  await page.getByRole("button", { name: "12 donors" }).first().click();
  const list = page.getByRole("heading", { name: "Donors", exact: true });
  await expect.poll(() => list.evaluate((title) => title === document.activeElement)).toBe(true);
  await expect
    .poll(() => list.evaluate((title) => title.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true);
  await page.getByRole("link", { name: "See all" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Workouts" }).waitFor();
  await page.goBack();
  await page.getByRole("tab", { name: "Burn", selected: true }).waitFor(); // as it was left
  await page.goto("/?list=donors"); // the way on from a code
  await page.getByRole("tab", { name: "Burn", selected: true }).waitFor();
  await expect.poll(() => list.evaluate((title) => title === document.activeElement)).toBe(true);
  await page.waitForURL(/\/$/);
  await showPane(visitor, "Donate");
  await page.getByRole("heading", { name: "How micro donating works" }).waitFor();
  await page.getByText("0,10 € per 100 calories gives about 6 euros monthly.").waitFor();
  await look("home how donating works");
});

test("a card of somebody names two of many causes whole and counts the others; who listens hears all", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const burner = await member(somebody("Veerle", "Veelgoeds"));
  await chooseOrganisations(burner, [1, 2, 3, 4]);
  await signIn(page, burner);
  await page.goto("/community/burners");
  const panel = page.getByRole("tabpanel", { name: "Burners" });
  await panel.getByRole("searchbox").fill("Veelgoeds");
  const card = panel.getByRole("link", { name: /^Veerle Veelgoeds.*Raises for ([^,]+, ){3}[^,]+/u });
  await card.waitFor();
  await card.getByText(/^Raises for [^,]+, [^,]+ and 2 others$/u).waitFor();
  const cut = await card.evaluate((link) =>
    [...link.querySelectorAll("span")]
      .filter((part) => getComputedStyle(part).webkitLineClamp !== "none")
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test("Community keeps its tab in the address, and what was searched for", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  await signIn(page, SAID);
  await page.goto("/community/burners");
  const search = page.getByRole("tabpanel", { name: "Burners" }).getByRole("searchbox");
  await search.fill("amelie");
  await page.getByRole("link", { name: /^Amélie Laurent/ }).click();
  await page.getByRole("heading", { level: 1, name: /Amélie/ }).waitFor();
  await page
    .getByText(/^Raised/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Share", exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: /^Amélie Laurent/ }).waitFor();
  expect(await search.inputValue()).toBe("amelie");
  await search.fill("nobody is called like this");
  await page
    .getByText("No profile is corresponding to your search (maybe their profile is not public?)")
    .waitFor();
  await look("community nobody found");
  await page.getByRole("tab", { name: "Teams" }).click();
  await page.waitForURL("**/community/teams");
  await page.getByRole("tab", { name: "Orgs" }).press("ArrowLeft");
  await page.goto("/community/organisations");
  const organisations = page.getByRole("tabpanel", { name: "Orgs" });
  await organisations.getByRole("link").first().waitFor();
  await organisations.getByRole("searchbox").fill("wa");
  await page.getByRole("combobox", { name: "Sort" }).filter({ hasText: "Best match" }).click();
  await page.getByRole("dialog", { name: "Sort" }).getByText("Total raised").click();
  await page.getByRole("combobox", { name: "Sort" }).filter({ hasText: "Total raised" }).waitFor();
});

test("below a short pane there is room for a finger down to the bar, and nothing to scroll", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/act");
  await page.getByRole("tab", { name: "Transparency" }).click();
  const panes = page.getByRole("tabpanel", { name: "Transparency" }).locator("..");
  const room = () =>
    panes.evaluate((element) => ({
      // The bar and the air of a page are 120 px at most.
      toTheBar: innerHeight - element.getBoundingClientRect().bottom <= 120,
      scrolls: document.documentElement.scrollHeight > innerHeight,
    }));
  await expect.poll(room).toEqual({ toTheBar: true, scrolls: false });
  await page.getByRole("tab", { name: "About" }).press("Home");
  await page.getByRole("tab", { name: "Share", selected: true }).waitFor();
});
