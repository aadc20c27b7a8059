import { expect, test } from "vitest";
import { backBurner, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { showPane } from "../support/home.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Who hides, and who may not give any more (rule 35).

const open = useVisit();

test("a donor is refused in two taps on a phone, and allowed again in Privacy", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const burner = await member(somebody("Rosa", "Refuser"));
  await backBurner(await member(somebody("Dirk", "Unwanted")), burner, 0.1);
  await signIn(page, burner);
  await showPane(visitor, "Burn");
  await page.getByRole("button", { name: "Refuse Dirk Unwanted" }).click();
  await page.getByText("We don't tell them.").waitFor();
  await look("home refuse a donor");
  await page.getByRole("button", { name: "Refuse", exact: true }).click();
  await page.getByText("You no longer get support from Dirk Unwanted.").waitFor();
  await page.getByRole("link", { name: /^Dirk Unwanted/ }).waitFor({ state: "detached" });
  await page.goto("/privacy");
  await page.getByRole("heading", { name: "Refused donors" }).waitFor();
  await look("privacy with a refused donor");
  await page.getByRole("button", { name: "Allow Dirk Unwanted again" }).click();
  await page.getByText("You haven't refused anybody.").waitFor();
});

test("who hides is opened by their secret link alone, and a new link ends the old one", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "light" });
  const quiet = await member(somebody("Quinten", "Quiet"));
  await signIn(page, quiet);
  await page.goto("/privacy");
  await page.getByRole("switch", { name: "Public profile" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Modifications saved !").waitFor();
  await page.goto("/act");
  const field = page.getByRole("textbox", { name: "Your link" });
  await expect.poll(() => field.inputValue()).toContain("key=");
  const link = await field.inputValue();
  await look("act with a secret link");

  const { page: friends } = await open({ size: "phone", scheme: "light" });
  const friend = await member(somebody("Fien", "Friend"));
  await signIn(friends, friend);
  await friends.goto(`/user/${quiet.id}`);
  await friends.getByText("It no longer exists, or it is not public.").waitFor();
  await friends.goto(new URL(link).pathname + new URL(link).search);
  await friends.waitForURL(/\/user\/\d+\/back\?key=/);
  await friends.getByRole("dialog").waitFor();

  await page.getByRole("button", { name: "Make a new link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make a new link" }).click();
  await page.getByText("Your link is new.").waitFor();
  expect(await field.inputValue()).not.toBe(link);
  await friends.goto(new URL(link).pathname + new URL(link).search);
  await friends.getByText("It no longer exists, or it is not public.").waitFor();
});
