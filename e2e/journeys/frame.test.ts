import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { member, tokenOf } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { SAID, somebody } from "../support/people.ts";

// What a member sees while the code of the app is on its way (boot/page/frame.ts).

const open = useVisit();

/** Opens a page whose app comes when it is let go. */
async function opened(page: Page, path: string): Promise<{ letGo: () => void }> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    "**/assets/index-*.js",
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("head script[src*='/assets/index-']").waitFor({ state: "attached" }); // the frame is drawn before
  return { letGo };
}

const asSaid = async (page: Page) =>
  page.context().addCookies([{ name: "jwt", value: await tokenOf(SAID), url: inject("origin") }]);

/** Where the destinations of the bar and the title are, in what colour, and what they say. */
const placesOf = (page: Page) =>
  page.locator("nav li a, h1").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color } = getComputedStyle(element);
      return { says: element.textContent, at: [x, y, width, height].map(Math.round), color };
    }),
  );

const TITLED = ["/community/donors", "/settings", "/workouts"];
const BARE_OF_TITLE = ["/", "/organisation/1"];

test.each([
  { size: "phone", scheme: "dark", locale: "fr-BE" },
  { size: "desktop", scheme: "light", locale: "nl-BE" },
] as const)(
  "on a $size in $locale the bar and the title stand where they stay, in no face that would hold up the code",
  async (look) => {
    const { page } = await open(look);
    await asSaid(page);
    const faces: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".woff2")) faces.push(request.url());
    });
    for (const path of [...TITLED, ...BARE_OF_TITLE]) {
      faces.length = 0;
      const { letGo } = await opened(page, path);
      const before = await placesOf(page);
      expect(before).toHaveLength(TITLED.includes(path) ? 4 : 3);
      expect(faces).toEqual([]);
      letGo();
      await page.locator("html:not([data-framed])").waitFor();
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await placesOf(page)).toEqual(expect.arrayContaining(before));
    }
  },
);

test("nobody's page, one that opens for anybody and a registration under way have the mark alone", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const isBare = async (path: string) => {
    const { letGo } = await opened(page, path);
    expect(await page.locator("nav").count()).toBe(0);
    letGo();
    await page.getByRole("heading", { level: 1 }).waitFor();
  };
  await isBare("/settings");
  await asSaid(page);
  await isBare("/transparency");
  const { token } = await member(somebody("Frameless", "Newcomer"), {
    registering: { type: "donor", step: "payment" },
  });
  await page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
  await isBare("/stripe?step=payment");
});
