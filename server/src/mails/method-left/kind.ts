import { defineMail, drop } from "../define-mail.ts";
import { methodLeftOf } from "./facts.queries.ts";
import { methodLeftMail } from "./mail.ts";

/** Rule 25: whoever entered a team's method and is its admin no more still reads that it pays. */
export const methodLeft = defineMail("method_left", {
  toUnconfirmed: "hold",
  facts: async ({ db }, { payload, recipient: { userId } }) =>
    (await methodLeftOf(db, { userId, payerId: payload.payer_id, methodRef: payload.method_ref })) ??
    drop("the team pays with another method, or the person is its admin again"),
  write: methodLeftMail,
});
