import { expect, test } from "vitest";
import { useVisit } from "../support/browser.ts";

const ADMIN = { email: "admin@kalivo.example", password: "kalivo-demo-walk" };
const PARTS = [
  "organisations",
  "people",
  "teams",
  "codes",
  "workouts",
  "feedback",
  "billing",
  "refunds",
  "disputes",
  "mails",
  "newsletters",
  "audit",
];

const open = useVisit();

test.each([
  { size: "narrowest", scheme: "light" },
  { size: "desktop", scheme: "dark" },
] as const)("an admin walks every part on the $size", async (given) => {
  const { page, look } = await open(given);
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("admin-screen")) chunks.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  const sheet = page.getByRole("dialog", { name: "Sign in to my account" });
  await sheet.getByLabel("Email").fill(ADMIN.email);
  await sheet.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await sheet.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();
  await page.getByRole("link", { name: "Admin", exact: true }).first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(chunks.length).toBeGreaterThan(0); // a chunk of its own
  await look("admin dashboard");
  for (const part of PARTS) {
    await page.goto(`/admin?part=${part}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(`admin ${part}`);
  }
});
