import { expect, test } from "vitest";
import { declineOf, type Failure } from "./decline.ts";

test.each<[Failure, ReturnType<typeof declineOf>]>([
  [
    { code: "card_declined", decline_code: "insufficient_funds" },
    { code: "insufficient_funds", advice: "retry_later", authenticationRequired: false },
  ],
  [{ code: "expired_card" }, { code: "expired_card", advice: "new_method", authenticationRequired: false }],
  [
    { code: "card_declined", decline_code: "stolen_card" },
    { code: "stolen_card", advice: "never", authenticationRequired: false },
  ],
  [
    { code: "card_declined", decline_code: "do_not_honor", advice_code: "do_not_try_again" },
    { code: "do_not_honor", advice: "never", authenticationRequired: false },
  ],
  [
    { code: "card_declined", decline_code: "generic_decline", advice_code: "confirm_card_data" },
    { code: "generic_decline", advice: "new_method", authenticationRequired: false },
  ],
  [
    { code: "authentication_required", decline_code: "authentication_required" },
    { code: "authentication_required", advice: "new_method", authenticationRequired: true },
  ],
  [
    { code: "payment_intent_authentication_failure" },
    { code: "payment_intent_authentication_failure", advice: "new_method", authenticationRequired: true },
  ],
  [
    { code: "card_declined", decline_code: "bad_karma", advice_code: "meditate" },
    { code: "bad_karma", advice: "retry_later", authenticationRequired: false },
  ],
  [{}, { code: "generic_decline", advice: "retry_later", authenticationRequired: false }],
])("%o says what to do next, also when its words are new", (failure, decline) => {
  expect(declineOf(failure)).toEqual(decline);
});
