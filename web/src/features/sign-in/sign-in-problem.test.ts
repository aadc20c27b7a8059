import { expect, test } from "vitest";
import { screens } from "@kalivo/words/en/screens.ts";
import { signInProblem } from "./sign-in-problem.ts";

const text = screens.account;
const refused = (status: number) => signInProblem({ kind: "refusal", ok: false, status, data: {} }, text);

test("an unknown email stands under the email, a wrong password under the password", () => {
  expect(refused(404)).toEqual({ email: "This email doesn't exist in our database" });
  expect(refused(403)).toEqual({ password: "This is the wrong password for this email" });
});

test("anything else is a banner with its status", () => {
  expect(refused(500)).toEqual({ banner: "Unexpected error : 500" });
});

test("a network that fails says so", () => {
  expect(signInProblem({ kind: "unreachable", ok: false, status: 0, data: {} }, text)).toEqual({
    banner: "Could not connect to the server. Please check your internet connection",
  });
});
