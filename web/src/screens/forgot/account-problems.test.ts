import { expect, test } from "vitest";
import { type Failed, forgotProblem, resetProblem } from "./account-problems.ts";
import type { RefusalBody } from "../../lib/answer.ts";
import { screens } from "@kalivo/words/en/screens.ts";

const text = screens.account;
const refused = (status: number, data: RefusalBody = {}): Failed => ({
  kind: "refusal",
  ok: false,
  status,
  data,
});

test("an unknown email stands under the field, other failures above it", () => {
  expect(forgotProblem(refused(404), text)).toEqual({ email: text.emailUnknown });
  expect(forgotProblem(refused(500), text)).toEqual({ banner: text.serverError });
  expect(forgotProblem(refused(418), text)).toEqual({ banner: "Unknown error : 418" });
});

test("a link that no longer works offers a new one", () => {
  expect(resetProblem(refused(404), text).newLink).toBe(true);
  expect(resetProblem(refused(408), text).newLink).toBe(true);
  expect(resetProblem(refused(410), text).newLink).toBe(true);
});

test("a more recent mail is pointed at, and the server's own sentence is shown for 422", () => {
  expect(resetProblem(refused(409), text)).toEqual({ banner: text.tokenReplaced, newLink: false });
  expect(resetProblem(refused(422, { message: "too short" }), text).banner).toBe("too short");
});
