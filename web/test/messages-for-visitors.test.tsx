import * as api from "@kalivo/contract/api-paths.ts";
import { at, seesSentence } from "./support/refusals.ts";
import { answered, lost, refused, refusedSomehow } from "./support/answers.ts";
import { openApp, type Page } from "./support/render-app.tsx";
import { test } from "vitest";

// Every message of specification §8 that an answer of the server brings to a visitor's screen, word for word.

const signIn = async (page: Page) => {
  await page.press("Sign in to my account");
  const sheet = await page.sheet("Sign in to my account");
  await sheet.fill("Email", "who@screens.example");
  await sheet.fill("Password", "a-long-walk");
  await sheet.press("Sign in");
};
const register = async (page: Page) => {
  await page.fill("First name", "Who");
  await page.fill("Last name", "Knows");
  await page.fill("Email", "who@screens.example");
  await page.fill("Password", "a-long-walk");
  await page.press("Create my account");
};
const forget = async (page: Page) => {
  await page.fill("Email", "who@screens.example");
  await page.press("Send me a link");
};
const reset = async (page: Page) => {
  await page.fill("New password", "a-longer-walk");
  await page.press("Save my new password");
};
const typeCode = (page: Page) => page.fill("Code", "22222222");

test.each([
  ...at(
    { at: "/", act: signIn },
    [refused("POST", api.signIn, 404), "This email doesn't exist in our database"],
    [refused("POST", api.signIn, 403), "This is the wrong password for this email"],
    [refused("POST", api.signIn, 503), "Unexpected error : 503"],
    [lost("POST", api.signIn), "Could not connect to the server. Please check your internet connection"],
  ),
  ...at(
    { at: "/register", act: register },
    [refused("POST", api.register, 422, "email is taken"), "email is taken"],
    [refused("POST", api.register, 503), "Unexpected error occured : 503"],
    [
      refused("GET", api.csrfCookie, 500),
      "We couldn't start your registration. Try again, and contact us if it persists.",
    ],
  ),
  ...at(
    { at: "/register", act: typeCode },
    [refused("POST", api.checkCode, 404), "This code does not exists"],
    [refused("POST", api.checkCode, 410), "This code is expired"],
    [refusedSomehow("POST", api.checkCode, 423), "This code is expired"],
    [refused("POST", api.checkCode, 403), "This code has reached it's users limit"],
    [refused("POST", api.checkCode, 500), "There was a server error"],
    [refusedSomehow("POST", api.checkCode, 418), "Unknown error"],
  ),
  ...at(
    { at: "/forgot", act: forget },
    [
      answered("POST", api.forgotPassword, { message: "" }),
      "An email has been sent to your email ! Please also check the spam folder",
    ],
    [refused("POST", api.forgotPassword, 404), "This email doesn't exist in our database"],
    [refused("POST", api.forgotPassword, 500), "There was a server error"],
    [refused("POST", api.forgotPassword, 503), "Unknown error : 503"],
  ),
  ...at(
    { at: "/reset/some-token", act: reset },
    [refused("POST", api.resetPassword, 404), "This link is not one of ours. Ask for a new one."],
    [refused("POST", api.resetPassword, 408), "This link is no longer valid. Ask for a new one."],
    [refused("POST", api.resetPassword, 409), "We sent you a more recent link. Use the newest email."],
    [
      refused("POST", api.resetPassword, 410),
      "This link was already used. Ask for a new one if you need it.",
    ],
    [refused("POST", api.resetPassword, 422, "password is too short"), "password is too short"],
    [refused("POST", api.resetPassword, 500), "There was a server error"],
  ),
])("a visitor reads: $says ($at)", (each) => seesSentence(undefined, each));

test("a link of a notice that nobody answers for is not called invalid, and is asked for again", async () => {
  const page = await openApp("/notice/a-link", { answers: [lost("GET", api.readNoticeLink)] });
  await page.find("button", /^Try again/);
  page.answer(refused("GET", api.readNoticeLink, 404));
  await page.press(/^Try again/);
  await page.says("The server says no.");
});
