import { z } from "zod";
import { cardExpiringMail } from "#server/mails/card-expiring/mail.ts";
import type { MailKind } from "../mail-kind.ts";
import { mailContext } from "./context.ts";
import { expiringCard } from "./kinds.queries.ts";

const Payload = z.object({ payer_id: z.int(), method_ref: z.string(), last_month: z.int() });

/** Once per round, for the card at the time of the round. */
export const cardExpiring: MailKind = {
  toUnconfirmed: "hold",
  render: async (services, mail) => {
    const { payer_id: payerId, method_ref: methodRef, last_month: lastMonth } = Payload.parse(mail.payload);
    const card = await expiringCard(services.db, { payerId, methodRef, lastMonth });
    if (card === null) return { kind: "drop", why: "the card was replaced, or is not needed any more" };
    const { firstName } = mail.recipient;
    const data = { firstName, team: card.team, methodLabel: card.label, lastMonth };
    return { kind: "mail", parts: cardExpiringMail(mailContext(services, mail), data) };
  },
};
