import * as api from "@kalivo/contract/api-paths.ts";
import { A_MEMBER, A_NEWCOMER } from "./support/told.ts";
import { answered, refused, refusedSomehow } from "./support/answers.ts";
import { at, seesSentence } from "./support/refusals.ts";
import { CODE } from "./support/world.ts";
import { openApp, type Page } from "./support/render-app.tsx";
import { expect, test } from "vitest";

// Every message of specification §8 that an answer of the server brings to a member's screen, word for word.

const addCode = async (page: Page) => {
  await page.press("Add code manually");
  await page.fill("Code", "22222222");
  await page.press("Validate code");
};
const createCode = async (page: Page) => {
  await page.press("Create a code");
  const sheet = await page.sheet("Create a code");
  await sheet.press("Create a code");
};
const createTeam = async (page: Page) => {
  await page.press("Create a team");
  const sheet = await page.sheet("Create a team");
  await sheet.fill("Name", "Night Owls");
  await sheet.press("Create a team");
};
const archive = async (page: Page) => {
  await page.press(/calories|Invitation/);
  await page.press("Disable and archive code");
  await page.press("Disable and archive");
};
const changePhone = async (page: Page) => {
  await page.fill("Phone", "+32 2 555 12 12");
  await page.press("Save");
};
const changePrivacy = async (page: Page) => {
  await page.press("Donations", "switch");
  await page.press("Save");
};
const toggleSupport = (page: Page) => page.press(/^(Start|Stop) supporting$/);
const support = async (page: Page) => (await page.sheet("Support Amélie")).press("Support Amélie");
const finish = async (page: Page) => {
  await page.fill("Birthday", "1980-12-31");
  await page.press("Finish");
};
const addWorkout = async (page: Page) => {
  const sheet = await page.sheet("Add activity");
  await sheet.press("Swimming", "radio");
  await sheet.fill("Calories", "200");
  await sheet.press("Add activity");
};

test.each([
  ...at(
    { at: "/scan", act: addCode },
    [refused("POST", api.checkCode, 404), "This code is not a valid code"],
    [refused("POST", api.checkCode, 410), "This code is expired"],
    [refused("POST", api.checkCode, 409), "You already used this code"],
    [refused("POST", api.checkCode, 403), "This code has reached it's users limit"],
    [refused("POST", api.checkCode, 500), "Unexpected server error"],
    [refusedSomehow("POST", api.checkCode, 418), "Unknown error"],
  ),
  ...at(
    { at: "/codes", act: createCode },
    [
      refused("POST", api.createCode, 422, "perCalorie is odd"),
      "There was an error with the data : perCalorie is odd",
    ],
    [refused("POST", api.createCode, 500), "There was a server error"],
  ),
  ...at({ at: "/codes", act: archive }, [
    refused("POST", api.archiveCode, 503),
    "There was an error archiving : 503",
  ]),
  ...at(
    { at: "/teams", act: createTeam },
    [refused("POST", api.createTeam, 500), "There was a server error"],
    [refused("POST", api.createTeam, 422, "You are in too many teams."), "You are in too many teams."],
  ),
  ...at({ at: "/settings", act: changePhone }, [
    refused("POST", api.saveInformations, 503),
    "unexpected error : 503",
  ]),
  ...at({ at: "/privacy", act: changePrivacy }, [
    refused("POST", api.savePrivacy, 503),
    "unexpected error : 503",
  ]),
  ...at({ at: "/workouts?add", act: addWorkout }, [refused("POST", api.saveWorkout, 503), "error 503"]),
  ...at({ at: "/organisation/1", act: toggleSupport }, [
    refused("POST", api.chooseOrganisations, 503),
    "unexpected error : 503",
  ]),
  ...at({ at: "/blacklist", act: (page) => page.press("Don't blacklist") }, [
    refused("POST", api.blacklistOrganisations, 503),
    "unexpected error : 503",
  ]),
  ...at({ at: "/user/7/back", act: support }, [
    refused("POST", api.backBurner, 503),
    "there was an error : 503",
  ]),
  ...at({ at: "/stripe", act: (page) => page.press(/^Modify payment methods/) }, [
    refused("GET", api.openPortal, 503, "payments are not configured"),
    "payments are not configured",
  ]),
  ...at({ at: "/user/organisation", act: (page) => page.press("Continue") }, [
    refused("POST", api.chooseOrganisations, 503),
    "unexpected error : 503",
  ]),
])("a member reads: $says ($at)", (each) => seesSentence(A_MEMBER, each));

test("a member reads at a team that is not there: error fetching data", async () => {
  const page = await openApp("/team/999999", { as: A_MEMBER, answers: [refused("GET", api.readTeam, 404)] });
  await page.says("error fetching data");
});

test.each(
  at({ at: "/register/last", act: finish }, [
    refused("POST", api.saveInformations, 403, "You withdrew your consent"),
    "unexpected error : 403 · You withdrew your consent",
  ]),
)("a newcomer reads: $says ($at)", (each) => seesSentence(A_NEWCOMER, each));

test("a code that was checked but not applied says so", async () => {
  const page = await openApp("/scan", {
    as: A_MEMBER,
    answers: [answered("POST", api.checkCode, CODE), refused("POST", api.applyCode, 500)],
  });
  await addCode(page);
  await page.says("An error occured while applying the code, please retry later.");
});

test("without an organisation nobody goes on", async () => {
  const page = await openApp("/user/organisation", { as: A_MEMBER });
  await page.press(/^Forest Return/, "checkbox");
  await page.press("Continue");
  await page.says("You must choose at least 1 organisation");
});

test("the account is deleted by the association, and the alert names its address", async () => {
  const page = await openApp("/settings", { as: A_MEMBER });
  await page.press("Delete my account");
  const alert = await page.sheet("Delete my account");
  await alert.says(/^Deletion is not automated yet[.]/);
  expect(alert.part.querySelector("a[href^='mailto:']")).not.toBeNull();
});
