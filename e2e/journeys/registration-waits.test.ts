import * as api from "@kalivo/contract/api-paths.ts";
import { afterEach, expect, test } from "vitest";
import { type Visit, visit } from "../support/browser.ts";

let visitor: Visit;
afterEach(() => visitor.close());

test("a code that cannot be looked up for a while is looked up again when the wait is over", async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page } = visitor;
  const [tooMany, offer] = [
    {
      status: 429,
      headers: { "retry-after": "1" },
      json: { message: "Too many tries. Please wait 1 second." },
    },
    { json: { id: 1, code: "22222222", rate_in_cents_per_kcal: 0.1, monthly_max_in_euros: 10 } },
  ];
  let asked = 0;
  await page.route(`**${api.checkCode}`, (route) => route.fulfill((asked += 1) < 3 ? tooMany : offer));
  await page.goto("/register");
  await page.getByLabel("Code", { exact: false }).first().fill("22222222");
  await page.getByText("Please wait 1 second").waitFor();
  await page.getByRole("button", { name: /22222222/ }).waitFor(); // its chip
  expect(asked).toBe(3);
});
