import { expect, test } from "vitest";
import { useVisit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Who may open what (specification §2.2, §6).

const open = useVisit();

const MEMBERS_ONLY = [
  "/workouts",
  "/community/teams",
  "/act",
  "/feedback",
  "/settings",
  "/privacy",
  "/admin",
  "/scan",
  "/codes",
  "/user/organisation",
  "/teams",
  "/stripe",
  "/stripe/1",
  "/blacklist",
  "/blacklist/1",
  "/health",
  "/register/health",
  "/register/burner",
  "/register/last",
];

const SHARED = [
  ["/code/K7PX24QD", /gives 0,10.€ per 100 calories you burn$/],
  ["/organisation/1", "Forest Return on Kalivo"],
  ["/team/1", "Trail Crew on Kalivo"],
  ["/user/1", "Amélie Laurent on Kalivo"],
  ["/user/1/back", "Amélie invited you to Kalivo"],
] as const;

test("a visitor who opens a page that people share reads what it is about, and can join and keep it", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  for (const [path, title] of SHARED) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await look(`shared ${path}`);
    await page.getByRole("link", { name: "Join and keep it" }).waitFor();
    await page.getByRole("button", { name: "Sign in to my account" }).waitFor();
  }
});

test("a visitor who opens a members' page gets the landing page with the sign-in open", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  for (const path of MEMBERS_ONLY) {
    await page.goto(path);
    await page.getByRole("dialog", { name: "Sign in to my account" }).waitFor();
    expect(await page.getByText("Sign me up").count(), path).toBe(1);
  }
});

test("what is for anybody opens for a visitor", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  for (const [path, title] of [
    ["/integration/finishOauth", "Sign-in finished"],
    ["/transparency", "Open books"],
    ["/forgot", "Reset my password"],
    ["/reset/token", "Choose a new password"],
    ["/reset/", "Choose a new password"],
    ["/register", "Create your account"],
    ["/register/type", "What do you want to do?"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await look(title);
  }
});

test("a link to a new password that was cut says so, and leads to a new one", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  for (const path of ["/reset", "/reset/", "/reset?code=", "/reset/%20"]) {
    await page.goto(path);
    await page.getByText("The reset token could not be found").waitFor();
    await page.getByRole("link", { name: "Ask for a new link" }).waitFor();
  }
});

test("the first step, opened by somebody without an account, leads to one", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.goto("/register/type");
  await page.getByText("burn calories", { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { level: 1, name: "Create your account" }).waitFor();
});

test("a member on a visitors' page goes home, and with a back link to who invited", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  await signIn(page, SAID);
  for (const path of ["/forgot", "/reset/token", "/register"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "Hello, Saïd" }).waitFor();
    expect(new URL(page.url()).pathname, path).toBe("/");
  }
  await page.goto("/register?back=Amelie-Laurent-1");
  await page.getByRole("dialog", { name: "Support Amélie" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/user/1/back");
});

test("a visitor with a back link reads who invited; a member without the flag finds no admin pages", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.goto("/register?back=Amelie-Laurent-1");
  await page.getByText("Amélie invited you").waitFor();
  await signIn(page, SAID);
  expect(await page.getByRole("link", { name: "Admin", exact: true }).count()).toBe(0);
  await page.goto("/admin");
  await page.getByRole("heading", { level: 1, name: "Hello, Saïd" }).waitFor();
});

test("the transparency tab leads to the open books", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/act");
  await page.getByRole("tab", { name: "Transparency" }).click();
  const [books] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /^Read our open books/ }).click(),
  ]);
  await books.getByRole("heading", { level: 1, name: "Open books" }).waitFor();
  await books.getByText("For the organisations").first().waitFor();
});
