import { defineMail, drop } from "../define-mail.ts";
import { expiringCard } from "./facts.queries.ts";
import { cardExpiringMail } from "./mail.ts";

/** Once per round, for the card at the time of the round. */
export const cardExpiring = defineMail("card_expiring", {
  toUnconfirmed: "hold",
  facts: async ({ db }, { payload: { payer_id: payerId, method_ref: methodRef, last_month: lastMonth } }) => {
    const card = await expiringCard(db, { payerId, methodRef, lastMonth });
    return card === null ? drop("the card was replaced, or is not needed any more") : { ...card, lastMonth };
  },
  write: cardExpiringMail,
});
