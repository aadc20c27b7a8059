import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Visit, visit } from "../support/browser.ts";
import { at, type Case, force, label, press, seesMessage, status } from "../support/forced.ts";
import { member as memberAs } from "../support/api.ts";
import { SAID, somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Every message of specification §8 that an answer of the server brings to the screen, word for word.

let visitor: Visit;
let member: Visit;
let newcomer: Visit;
const LAST = { registering: { type: "burner", step: "last" } } as const;
beforeAll(async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  member = await visit({ size: "phone", scheme: "dark" });
  await signIn(member.page, SAID);
  newcomer = await visit({ size: "phone", scheme: "dark" });
  await signIn(newcomer.page, await memberAs(somebody("New", "Comer"), LAST));
});
afterAll(async () => {
  for (const { close } of [visitor, member, newcomer]) await close();
});

const signInWith = async (page: Page) => {
  await press("Sign in to my account")(page);
  await label(page, "Email").fill("who@journeys.example");
  await label(page, "Password").fill("a-long-walk");
  await page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
};
const register = async (page: Page) => {
  await label(page, "First name").fill("Who");
  await label(page, "Last name").fill("Knows");
  await label(page, "Email").fill("who@journeys.example");
  await label(page, "Password").fill("a-long-walk");
  await press("Create my account")(page);
};
const forgot = async (page: Page) => {
  await label(page, "Email").fill("who@journeys.example");
  await press("Send me a link")(page);
};
const reset = async (page: Page) => {
  await label(page, "New password").fill("a-longer-walk");
  await press("Save my new password")(page);
};
const typeCode = (page: Page) => label(page, "Code").fill("22222222");

const FOR_VISITORS: Case[] = [
  ...at(
    { at: "/", path: api.readMe, act: signInWith },
    [status(404), "This email doesn't exist in our database"],
    [status(403), "This is the wrong password for this email"],
    [status(503), "Unexpected error : 503"],
    ["unreachable", "Could not connect to the server. Please check your internet connection"],
  ),
  ...at(
    { at: "/register", path: api.register, act: register },
    [status(422, "email is taken"), "email is taken"],
    [status(503), "Unexpected error occured : 503"],
  ),
  ...at({ at: "/register", path: api.csrfCookie, act: register }, [
    status(500),
    "We could not start your registration. Try again, and contact us if it persists.",
  ]),
  ...at(
    { at: "/register", path: api.checkCode, act: typeCode },
    [status(404), "This code does not exists"],
    [status(410), "This code is expired"],
    [status(423), "This code is expired"],
    [status(403), "This code has reached it's users limit"],
    [status(500), "There was a server error"],
    [status(418), "Unknown error"],
  ),
  ...at(
    { at: "/forgot", path: api.forgotPassword, act: forgot },
    [status(200), "An email has been sent to your email ! Please also check the spam folder"],
    [status(404), "This email doesn't exist in our database"],
    [status(500), "There was a server error"],
    [status(503), "Unknown error : 503"],
  ),
  ...at(
    { at: "/reset/some-token", path: api.resetPassword, act: reset },
    [status(404), "This link is not one of ours. Ask for a new one."],
    [status(408), "This link is no longer valid. Ask for a new one."],
    [status(409), "We sent you a more recent link. Use the newest email."],
    [status(410), "This link was already used. Ask for a new one if you need it."],
    [status(422, "password is too short"), "password is too short"],
    [status(500), "There was a server error"],
  ),
];

test.each(FOR_VISITORS)("a visitor reads: $says ($at)", (each) => seesMessage(visitor, each));

const addCode = async (page: Page) => {
  await press("Add code manually")(page);
  await label(page, "Code").fill("22222222");
  await press("Validate code")(page);
};
const createCode = async (page: Page) => {
  await press("Create a code")(page);
  await page.getByRole("dialog").getByRole("spinbutton").fill("0");
  await page.getByRole("dialog").getByRole("button", { name: "Create a code" }).click();
};
const createTeam = async (page: Page) => {
  await press("Create a team")(page);
  await page.getByRole("dialog").getByLabel("Name").fill("Night Owls");
  await page.getByRole("dialog").getByRole("button", { name: "Create a team" }).click();
};
const archive = async (page: Page) => {
  await page
    .getByRole("button", { name: /calories|Invitation/ })
    .first()
    .click();
  await press("Disable and archive code")(page);
  await press("Disable and archive")(page);
};
const changeName = async (page: Page) => {
  await label(page, "Phone").fill(`+32 2 ${Math.random()}`.slice(0, 14));
  await press("Save")(page);
};
const changePrivacy = async (page: Page) => {
  await page.getByRole("switch", { name: "Donations" }).click({ force: true });
  await press("Save")(page);
};
const toggleSupport = (page: Page) => page.getByRole("button", { name: /^(Start|Stop) supporting$/ }).click();
const support = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "Support Amélie" }).click();
const finish = async (page: Page) => {
  await label(page, "Birthday").fill("1980-12-31");
  await press("Finish")(page);
};
const addWorkout = async (page: Page) => {
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "Swimming" }).check();
  await sheet.getByLabel("Calories").fill("200");
  await sheet.getByRole("button", { name: "Add activity" }).click();
};

const FOR_MEMBERS: Case[] = [
  ...at(
    { at: "/scan", path: api.checkCode, act: addCode },
    [status(404), "This code is not a valid code"],
    [status(410), "This code is expired"],
    [status(409), "You already used this code"],
    [status(403), "This code has reached it's users limit"],
    [status(500), "Unexpected server error"],
    [status(418), "Unknown error"],
  ),
  ...at(
    { at: "/codes", path: api.listCodes, act: createCode },
    [status(422, "perCalorie is odd"), "There was an error with the data : perCalorie is odd"],
    [status(500), "There was a server error"],
  ),
  ...at(
    { at: "/teams", path: api.listTeams, act: createTeam },
    [status(500), "There was a server error"],
    [status(422, "You are in too many teams."), "You are in too many teams."],
  ),
  ...at({ at: "/team/999999", path: "/nothing", act: () => Promise.resolve() }, [
    status(404),
    "error fetching data",
  ]),
  ...at({ at: "/settings", path: api.saveInformations, act: changeName }, [
    status(503),
    "unexpected error : 503",
  ]),
  ...at({ at: "/privacy", path: api.savePrivacy, act: changePrivacy }, [
    status(503),
    "unexpected error : 503",
  ]),
  ...at({ at: "/workouts?add", path: api.listWorkouts, act: addWorkout }, [status(503), "error 503"]),
  ...at({ at: "/organisation/5", path: api.chooseOrganisations, act: toggleSupport }, [
    status(503),
    "unexpected error : 503",
  ]),
  ...at({ at: "/blacklist", path: api.blacklistOrganisations, act: press("Don't blacklist") }, [
    status(503),
    "unexpected error : 503",
  ]),
  ...at({ at: "/user/1/back", path: api.backBurner, act: support }, [
    status(503),
    "there was an error : 503",
  ]),
  ...at({ at: "/stripe", path: api.openPortal, act: press("Modify payment methods (opens in a new tab)") }, [
    status(503, "payments are not configured"),
    "payments are not configured",
  ]),
  ...at({ at: "/user/organisation", path: api.chooseOrganisations, act: press("Continue") }, [
    status(503),
    "unexpected error : 503",
  ]),
];
const FOR_NEWCOMERS: Case[] = at({ at: "/register/last", path: api.saveInformations, act: finish }, [
  status(403, "You took back your consent"),
  "unexpected error : 403 · You took back your consent",
]);

test.each(FOR_NEWCOMERS)("a newcomer reads: $says ($at)", (each) => seesMessage(newcomer, each));
test.each(FOR_MEMBERS)("a member reads: $says ($at)", (each) => seesMessage(member, each));

test("a code that cannot be archived says so", async () => {
  const { page } = member;
  await page.goto("/codes");
  await page.route(/\/api\/code\/\d+\/archive$/, (route) => route.fulfill({ status: 503, body: "{}" }), {
    times: 1,
  });
  await archive(page);
  await page.getByText("There was an error archiving : 503").waitFor();
});

test("a code that was checked but not applied says so", async () => {
  const { page } = member;
  await page.goto("/scan");
  const offer = {
    id: 1,
    code: "22222222",
    rate_in_cents_per_kcal: 0.1,
    monthly_max_in_euros: 10,
    valid_until: null,
    owner_type: "user",
    owner: { id: 1, name: "Amélie" },
  };
  await page.route(`**${api.checkCode}`, (route) => route.fulfill({ json: offer }), { times: 1 });
  await force(page, api.applyCode, status(500));
  await addCode(page);
  await page.getByText("An error occured while applying the code, please retry later.").waitFor();
});

test("without an organisation nobody goes on", async () => {
  const { page } = member;
  await page.goto("/user/organisation");
  const chosen = page.getByRole("checkbox", { checked: true });
  await chosen.first().waitFor();
  while ((await chosen.count()) > 0) await chosen.first().press("Space");
  await press("Continue")(page);
  await page.getByText("You must choose at least 1 organisation").waitFor();
});

test("the account is deleted by the association, and the alert names its address", async () => {
  const { page } = member;
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const alert = page.getByRole("dialog", { name: "Delete my account" });
  await alert.getByText("Deletion is not automated yet.").waitFor();
  expect(await alert.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0);
});
