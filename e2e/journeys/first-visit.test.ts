import { expect, inject, test } from "vitest";
import { tokenOf } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";

// What a browser with an empty cache downloads, and when.

const open = useVisit();

test("the landing page says what it is while none of its code has come", async () => {
  const { page } = await open({ size: "phone", scheme: "light", locale: "fr-BE" });
  await page.route("**/assets/*.js", () => undefined); // for ever on its way
  await page.goto("/", { waitUntil: "commit" });
  await page.locator(".boot p:lang(fr)").waitFor();
  expect(await page.locator(".boot p:visible").count()).toBe(1);
});

test.each(["/", "/settings", "/community/burners"])(
  "%s: no file comes twice, and each as small as it gets",
  async (path) => {
    const { page } = await open({ size: "phone", scheme: "dark" });
    const jwt = { name: "jwt", value: await tokenOf(SAID), url: inject("origin") };
    await page.context().addCookies([jwt]);
    const files: { name: string; encoding: string | undefined }[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const encoding = response.headers()["content-encoding"];
      if (pathname.startsWith("/assets/")) files.push({ name: pathname, encoding });
    });
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    const names = files.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const LARGE = ["kit", "kit-later", "react", "styles", "words-en-later"];
    const large = files.filter(({ name }) => LARGE.some((part) => name.startsWith(`/assets/${part}-`)));
    expect(large.map(({ encoding }) => encoding)).toEqual(large.map(() => "br"));
    expect(LARGE.filter((part) => !large.some(({ name }) => name.startsWith(`/assets/${part}-`)))).toEqual(
      [],
    );
  },
);
