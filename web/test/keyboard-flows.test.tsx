import * as api from "@kalivo/contract/api-paths.ts";
import { AMELIE, CODE, FOREST, logoOf, RUN, TEN_CENTS, TRAIL_CREW } from "./support/world.ts";
import { answered } from "./support/answers.ts";
import { DONE, keeping } from "./support/kept.ts";
import { expect, test } from "vitest";
import { A_MEMBER, NEWLY_REGISTERED } from "./support/told.ts";
import { openApp } from "./support/render-app.tsx";
import { eventually } from "./support/eventually.ts";

// What people come for, each done with the keyboard alone (design §7). In which order Tab goes in a browser is held by
// e2e/journeys/keyboard.test.ts and the transcripts.

const noSheet = () => eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull());

test.each([
  ["burn calories", "burner"],
  ["micro donate", "donor"],
  ["both", "both"],
] as const)("sign up to home: %s", async (label, type) => {
  const { as, keep } = keeping({ ...NEWLY_REGISTERED, first_name: "Keys" });
  const page = await openApp("/", {
    answers: [
      ...as,
      answered("POST", api.register, { token: "a-sign-in", codes: [] }),
      answered("POST", api.giveConsent, () => keep({ health_consent: true })),
      answered("POST", api.chooseOrganisations, () => keep({ organisations: [logoOf(FOREST)] })),
      answered("POST", api.saveRegistration, DONE),
    ],
  });
  await page.key("Sign me up", "link");
  await page.arrivesAt("Create your account");
  await page.fill("First name", "Keys");
  await page.fill("Last name", "Alone");
  await page.fill("Email", "keys@screens.example");
  await page.fill("Password", "a-long-walk");
  await page.key("Create my account");
  await page.arrivesAt("What do you want to do?");
  await page.choose(new RegExp(`^${label}`));
  await page.key("Continue");
  if (type !== "donor") {
    const consent = await page.sheet("Your workouts are health data");
    await consent.key(/./, "checkbox", "Space");
    await consent.key("Agree and continue");
    await page.arrivesAt("Choose your organisations");
    await page.key(/^Forest Return/, "checkbox", "Space");
    await page.says("1 selected");
    await page.key("Continue");
  }
  if (type !== "burner") {
    await page.arrivesAt("Support your first burner");
    await page.key("Skip for now");
    await page.arrivesAt("How paying works");
    await page.key("Skip for now");
  }
  await page.arrivesAt("Almost there");
  await page.key("Skip");
  await page.arrivesAt("Welcome, Keys");
  expect(page.asked("POST", api.saveRegistration).at(-1)?.data).toEqual({ type: "", step: "" }); // done
});

test("a new password", async () => {
  const page = await openApp("/reset/a-token", { answers: [answered("POST", api.resetPassword, DONE)] });
  await page.isTitled("Choose a new password");
  await page.fill("New password", "a-longer-walk");
  await page.user.keyboard("[Enter]");
  await page.says("Your new password is saved. You can sign in with it now.");
});

test("a link to a new password", async () => {
  const page = await openApp("/", { answers: [answered("POST", api.forgotPassword, DONE)] });
  await page.key("Sign in to my account");
  await (await page.sheet("Sign in to my account")).key("Forgot your password?", "link");
  await page.arrivesAt("Reset my password");
  await page.fill("Email", "keys@screens.example");
  await page.user.keyboard("[Enter]");
  await page.says(/^An email has been sent to your email !/);
});

test("a workout is changed", async () => {
  const swum = { ...RUN, type: "swimming" as const, title: "Training", kcal: 300, km: null, minutes: null };
  const page = await openApp("/workouts", {
    as: A_MEMBER,
    answers: [
      answered("GET", api.listWorkouts, [swum]),
      answered("POST", api.saveWorkout, { ...swum, kcal: 350 }),
    ],
  });
  await page.key(/^Training/);
  const sheet = await page.sheet("Change this workout");
  await sheet.fill("Calories", "350");
  page.answer(answered("GET", api.listWorkouts, [{ ...swum, kcal: 350 }]));
  await sheet.key("Save");
  await page.find("button", /^Training.* 350/);
  await noSheet();
});

test("organisations are chosen", async () => {
  const page = await openApp("/user/organisation", {
    as: A_MEMBER,
    answers: [answered("POST", api.chooseOrganisations, DONE)],
  });
  await page.key(/^Clear Water/, "checkbox", "Space");
  await page.says("2 selected");
  await page.key("Continue");
  await page.says("Your organisations were saved");
  expect(page.asked("POST", api.chooseOrganisations)).toMatchObject([
    { data: { "organisations[0]": "1", "organisations[1]": "2" } },
  ]);
});

test("somebody is supported, at another rate, and no longer", async () => {
  const profile = {
    ...AMELIE,
    is_burner: true,
    is_donor: false,
    milestones: [],
    organisations: [logoOf(FOREST)],
  };
  const given = (cents: number) =>
    answered("GET", api.readProfile, { ...profile, pivot: { ...TEN_CENTS, rate_in_cents_per_kcal: cents } });
  const page = await openApp("/user/7", { as: A_MEMBER, answers: [answered("POST", api.backBurner, DONE)] });
  await page.key("Support Amélie");
  const sheet = await page.sheet("Support Amélie");
  await sheet.fill(/per 100 calories/, "0,15");
  page.answer(given(0.15));
  await sheet.key("Support Amélie");
  await page.says("You support Amélie now");
  await noSheet();
  await page.key("Edit your support");
  await (await page.sheet("Support Amélie")).fill(/per 100 calories/, "0,20");
  page.answer(given(0.2));
  await (await page.sheet("Support Amélie")).key("Save");
  await page.says("Your support was changed");
  await noSheet();
  await page.key("Edit your support");
  await (await page.sheet("Support Amélie")).key("Stop supporting");
  page.answer(answered("GET", api.readProfile, profile));
  await (await page.question()).key("Stop supporting");
  await page.says("You no longer support Amélie");
  expect(page.asked("POST", api.backBurner).map(({ data }) => data["perCalorie"])).toEqual([
    "0.15",
    "0.2",
    "0",
  ]);
});

test("money is kept from an organisation", async () => {
  const page = await openApp("/blacklist", {
    as: A_MEMBER,
    answers: [answered("POST", api.blacklistOrganisations, DONE)],
  });
  await page.key(/^Forest Return/, "checkbox", "Space");
  await page.key("Blacklist 1 organisation");
  await page.arrivesAt("Settings");
});

test("a code is made, shared and archived", async () => {
  const made = { ...CODE, id: 32, label: "By hand" };
  const page = await openApp("/codes", {
    as: A_MEMBER,
    answers: [
      answered("POST", api.createCode, made),
      answered("POST", api.archiveCode, { ...made, archived_at: made.created_at }),
    ],
  });
  await page.key("Create a code");
  const making = await page.sheet("Create a code");
  await making.fill("Nickname (optional)", "By hand");
  page.answer(answered("GET", api.listCodes, [made, CODE]));
  await making.key("Create a code");
  const sheet = await page.sheet("Share By hand");
  await sheet.key("Copy link");
  await page.says("Link copied !");
  await sheet.key("Disable and archive code");
  page.answer(answered("GET", api.listCodes, [{ ...made, archived_at: made.created_at }, CODE]));
  await (await page.question()).key("Disable and archive");
  await sheet.says(/This code is archived/);
  await page.user.keyboard("[Escape]");
  await noSheet();
});

test("the code of a team is entered", async () => {
  const page = await openApp("/scan", {
    as: A_MEMBER,
    answers: [
      answered("POST", api.checkCode, CODE),
      answered("POST", api.applyCode, ["You joined Trail Crew."]),
    ],
  });
  await page.key("Add code manually");
  await (await page.sheet("Add code manually")).fill("Code", "BREAK234");
  await page.user.keyboard("[Enter]");
  await page.says("You joined Trail Crew.");
});

test("a team is left", async () => {
  const page = await openApp("/teams", { as: A_MEMBER, answers: [answered("POST", api.leaveTeam, DONE)] });
  await page.key(/^Trail Crew/, "link");
  await page.arrivesAt("Trail Crew");
  await page.key("Leave the team");
  await (await page.question()).key("Leave");
  await page.says("You left the team");
});

test("a team is made, managed and deleted", async () => {
  const team = {
    ...TRAIL_CREW,
    id: 9,
    name: "Typists",
    users: [],
    organisations: [],
    total_donated: 0,
    codes: [],
  };
  const page = await openApp("/teams", {
    as: A_MEMBER,
    answers: [
      answered("POST", api.createTeam, team),
      answered("GET", api.readTeam, team),
      answered("POST", api.deleteTeam, DONE),
    ],
  });
  await page.key("Create a team");
  const sheet = await page.sheet("Create a team");
  await sheet.fill("Name", "Typists");
  await sheet.key("Create a team");
  await page.arrivesAt("Typists");
  await page.key("Overview", "tab", "End");
  await page.find("tab", "Manage");
  await page.fill("Description", "We never touch a mouse.");
  const saved = { ...team, description: "We never touch a mouse." };
  page.answer(answered("POST", api.saveTeam, saved), answered("GET", api.readTeam, saved));
  await page.key("Save changes");
  await page.says("Modifications saved !");
  await page.key("Delete team");
  await (await page.question()).key("Delete team");
  await page.says("The team is deleted");
});
