import { expect, inject, test } from "vitest";
import { fitFile, gpxFile, tcxFile } from "../../server/test/support/workout-files.ts";
import { endSignIns, member } from "../support/api.ts";
import { backedBurner } from "../support/backed-burner.ts";
import { present } from "../support/present.ts";
import { readBilledMonth } from "../support/billed-month.ts";
import { lookNarrow, useVisit, type Visit } from "../support/browser.ts";
import { settled } from "../support/page.ts";
import { ADMIN, somebody } from "../support/people.ts";
import { chooseProvider, consentInTab, record } from "../support/providers.ts";
import { fillSignIn, signIn, signOut } from "../support/sign-in.ts";
import { kcalIn } from "../support/workouts.ts";

// Workouts from files, chosen and dropped; the same effort from elsewhere; and one that somebody looks at first.

const open = useVisit();
const HOUR_MS = 3_600_000;

type NamedFile = { name: string; mimeType: string; buffer: Buffer };
const named = (name: string, buffer: Buffer): NamedFile => ({
  name,
  mimeType: "application/octet-stream",
  buffer,
});

test("files on a desktop: dropped, looked at, taken over once, the same effort once, checked by an admin, billed", async () => {
  const visitor = await open({ size: "desktop", scheme: "light" });
  const { page, look } = visitor;
  const { burner, donor } = await backedBurner(visitor, "Bestand");
  const now = (await present()).getTime();
  const at = (hoursAgo: number) =>
    new Date(Math.floor(now / 60_000) * 60_000 - hoursAgo * HOUR_MS).toISOString();
  const run = named("run.fit", fitFile({ start: at(2.5), minutes: 40, km: 7, kcal: 520 }));
  const fast = named("fast.tcx", tcxFile({ start: at(1.5), minutes: 30, km: 10.5, kcal: 700 }));
  const unnamed = named("walk.gpx", gpxFile({ start: at(1), minutes: 30, km: 2.5 }, "outing"));
  const broken = named("broken.fit", run.buffer.subarray(0, 60));

  await signIn(page, burner);
  await page.goto("/workouts");
  await settled(page);
  await drop(page, [run, fast, unnamed, broken]);
  const sheet = page.getByRole("dialog");
  await sheet.getByText("1 new, 1 to be checked, 1 without a sport, 1 damaged").waitFor();
  await look("import preview");
  await lookNarrow(visitor, "import preview");
  await sheet.getByRole("combobox", { name: "Which sport was it?" }).click();
  await page.getByRole("radiogroup", { name: "Which sport was it?" }).getByText("Walking").click();
  await sheet.getByRole("button", { name: "Import 3 workouts" }).click();
  await sheet.getByText("3 workouts imported. Not imported: 1 damaged.").waitFor();
  await look("import report");
  await sheet.getByRole("button", { name: "Done" }).click();
  await page
    .getByRole("button", { name: /^Running.*Unusually fast: it counts once we have checked it\./u })
    .waitFor();
  await look("workouts from files");

  await page.getByRole("button", { name: "Import files" }).click();
  await sheet.getByLabel("Choose files").setInputFiles(run);
  await sheet.getByText("1 already there").waitFor();
  expect(await sheet.getByRole("button", { name: "There is nothing new to import" }).isDisabled()).toBe(true);
  await look("import nothing new");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });

  await findTwin(visitor, new Date(at(2.3)));
  await signOut(page);
  await acceptHeld(visitor, "Noor Bestand");
  await signIn(page, burner);
  await page.goto("/workouts");
  await page
    .getByRole("button", { name: /^Running/u })
    .first()
    .waitFor();
  expect(await page.getByText("once we have checked it").count()).toBe(0);
  const total = await countedOn(page);
  await readBilledMonth(visitor, donor, total);
});

test("files that were chosen after another device ended the sign-in are sent once their person has signed in again", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const person = await member(somebody("Imke", "Terug"));
  await signIn(page, person);
  await page.goto("/workouts");
  const start = new Date((await present()).getTime() - 2 * HOUR_MS).toISOString();
  await page.getByRole("button", { name: "Import files" }).click();
  await endSignIns(person);
  const run = named("run.fit", fitFile({ start, minutes: 40, km: 7, kcal: 520 }));
  await page.getByLabel("Choose files").setInputFiles(run);
  await page.getByText("You were signed out elsewhere.", { exact: false }).waitFor();
  await fillSignIn(page, person);
  // What the server found in them: this one it reads, and leaves out.
  await page.getByRole("dialog").getByText("It began before you had an account.").waitFor();
});

/** Dropped from a folder onto the page. */
async function drop(page: Visit["page"], files: readonly NamedFile[]) {
  const carried = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of given) transfer.items.add(new File([new Uint8Array(bytes)], name));
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
  );
  for (const type of ["dragenter", "dragover", "drop"])
    await page.dispatchEvent("main", type, { dataTransfer: carried });
}

/** The run of the file, told by Strava as well: it counts once; where they share only a part of their time the person may say that they are two. */
async function findTwin(visitor: Visit, start: Date) {
  const { page, look } = visitor;
  await chooseProvider(page, "Strava", { share: true });
  await consentInTab(visitor, { provider: "Strava", account: "Noor Bestand" });
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  const recorded = { account: "Noor Bestand", km: "7.1", minutes: "40", kcal: "500" };
  await record(visitor, { provider: "Strava", ...recorded, start });
  const twin = page.getByRole("button", { name: /^Running.*The same workout already counts\./u });
  const seen = async () => {
    await page.goto("/workouts");
    await settled(page);
    return twin.count();
  };
  await expect.poll(seen).toBe(1); // Strava tells of it in its own time
  await twin.click();
  const detail = page.getByRole("dialog");
  await detail.getByText("Same workout as").waitFor();
  await look("same effort");
  await detail.getByRole("button", { name: "These are two workouts" }).click();
  await page.getByText("Thank you, we counted again").waitFor();
  await detail.getByRole("button", { name: "Undo my answer" }).waitFor();
  await look("two workouts");
  await detail.getByRole("button", { name: "Close" }).click();
}

async function acceptHeld(visitor: Visit, name: string) {
  const { page, look } = visitor;
  await signIn(page, { ...ADMIN, token: inject("adminToken") });
  await page.goto("/admin?part=workouts");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText("Unusually fast").waitFor();
  await look("admin workouts");
  await row.getByRole("button", { name: "Accept" }).click();
  await row.waitFor({ state: "detached" });
  await signOut(page);
}

/** The sum of the calories in the list. */
async function countedOn(page: Visit["page"]): Promise<number> {
  const rows = await page.locator("main").getByRole("listitem").allInnerTexts();
  return rows.reduce((all, row) => all + kcalIn(row), 0);
}
