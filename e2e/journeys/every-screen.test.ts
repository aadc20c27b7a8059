import { afterAll, beforeAll, expect, test } from "vitest";
import { goThere } from "../support/accessible.ts";
import { type Visit, visit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Axe has looked at all of them elsewhere (accessibility.test.ts). The reflow limit of WCAG: 320 CSS px, which is also a desktop at 400 %.
let visitor: Visit;
beforeAll(async () => {
  visitor = await visit({ size: "narrowest", scheme: "light", withoutAxe: true });
  await signIn(visitor.page, SAID);
});
afterAll(() => visitor.close());

const SCREENS = [
  ["/", "Hello, Saïd"],
  ["/workouts", "Workouts"],
  ["/community/burners", "Community"],
  ["/community/organisations", "Community"],
  ["/user/1", "Amélie Laurent"],
  ["/organisation/1", "Forest Return"],
  ["/user/organisation", "Choose your organisations"],
  ["/stripe", "How paying works"],
  ["/statements", "My months"],
  ["/act", "Act"],
  ["/settings", "Settings"],
  ["/privacy", "Emails & privacy settings"],
  ["/feedback", "Send a feedback"],
  ["/community/teams", "Community"],
  ["/teams", "My teams"],
  ["/team/1", "Trail Crew"],
  ["/codes", "My codes"],
  ["/scan", "Scan or add a code"],
  ["/blacklist", "Blacklist organisations"],
  ["/stripe/1", "How paying works"],
  ["/health", "Health app settings"],
  ["/transparency", "Open books"],
  ["/raised", "What your calories raised"],
  ["/news", "News"],
] as const;

test.each(SCREENS)("%s fits 320 pixels", async (path, title) => {
  const { page, look, problems } = visitor;
  await goThere(page, path);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await look(`narrow ${title}`);
  expect(problems).toEqual([]);
});

test("a workout is added on 320 pixels", async () => {
  const { page, look } = visitor;
  await goThere(page, "/workouts?add");
  await page.getByRole("dialog", { name: "Add activity" }).waitFor();
  await look("narrow add activity");
});

test("the statement of a month fits 320 pixels, with long names and its arithmetic", async () => {
  const { page, look } = visitor;
  await goThere(page, "/statements");
  await page.getByRole("link", { name: "October 2026" }).first().click();
  await page.getByText("Who you supported").waitFor();
  await look("narrow statement");
});
