import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { chooseFirstOrganisation, logKcal, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

const open = useVisit();

test("a pseudonym and a switch are saved together, and leaving without saving is asked about", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "dark" });
  const person = await member(somebody("Nele", "Wouters"));
  await signIn(page, person);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Emails & privacy settings" }).click();
  await page.getByLabel("Pseudonym").fill("Moonlight");
  await page.getByText("Others see you as Moonlight").waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("alertdialog", { name: "Discard changes?" }).waitFor();
  await look("discard question");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("switch", { name: "Donations" }).uncheck();
  await look("privacy changed");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Modifications saved !").waitFor();
  await look("privacy saved");
  await page.reload();
  await page.getByText("Others see you as Moonlight").waitFor();
  expect(await page.getByRole("switch", { name: "Donations" }).isChecked()).toBe(false);
});

test("Save pressed twice while what it is checked by is on its way saves once", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await signIn(page, await member(somebody("Dana", "Daten")));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/assets\/settings-schema.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(api.saveInformations)) saves.push(request.method());
  });
  await page.goto("/settings");
  await page.getByLabel("First name").fill("Dirk-Jan");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("First name").press("Enter");
  release();
  await page.getByText("Modifications saved !").waitFor();
  expect(saves).toEqual(["POST"]);
});

test("a consent that is taken back deletes what was not donated, and can be given again", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  const burner = await member(somebody("Ilse", "Claes"), { consents: false });
  await chooseFirstOrganisation(burner);
  await logKcal(burner, 500);
  await signIn(page, burner);
  await page.goto("/privacy");
  const agree = async () => {
    await page.getByRole("button", { name: "Read and agree" }).click();
    await page.getByRole("dialog").getByRole("checkbox").check();
    await page.getByRole("button", { name: "Agree and continue" }).click();
    await page.getByText("You agreed that we use").waitFor();
  };
  await agree();
  await page.getByRole("button", { name: "Withdraw my consent" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw your consent?" });
  await question.waitFor();
  await look("consent withdrawal");
  await question.getByRole("button", { name: "Withdraw my consent" }).click();
  await page.getByText("You haven't agreed").waitFor();
  await agree();
  await page.goto("/workouts");
  await page.getByText("No workout for this period").waitFor();
});

test("a feedback is sent with its log, and one that fails keeps its text", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  await signIn(page, await member(somebody("Joke", "Maes")));
  await page.goto("/settings");
  await page.getByRole("link", { name: "Send a feedback / Contact us" }).click();
  await page.getByRole("button", { name: "Send feedback" }).click();
  await page.getByText("Write a message first.").waitFor();
  await page.getByLabel("Your message").fill("It works.");
  await page.getByRole("switch", { name: "Send the debug log" }).check();
  await page.getByRole("region", { name: "Debug log" }).waitFor();
  await look("feedback");
  await page.route(`**${api.sendFeedback}`, (route) => route.fulfill({ status: 503, body: "" }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Send feedback" }).click();
  await page.getByText("There was an error : 503").waitFor();
  expect(await page.getByLabel("Your message").inputValue()).toBe("It works.");
  await page.getByRole("button", { name: "Send feedback" }).click();
  await page.getByText("thank you for your feedback !").waitFor();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
});

test("everything kept about a person is downloaded from Settings", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  await signIn(page, await member(somebody("Griet", "Pauwels")));
  await page.goto("/settings");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kalivo-my-data-\d{4}-\d\d-\d\d\.zip$/);
  await page.getByText("Your data is downloaded.").waitFor();
});
