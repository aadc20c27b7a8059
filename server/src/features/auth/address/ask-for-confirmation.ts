import { ADDRESS_MAILS_A_DAY, ADDRESS_MAILS_AN_HOUR } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import type { RateLimits } from "#server/http/rate-limit.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import type { Services } from "#server/services.ts";
import { insertConfirmation, openConfirmation, readAddress, type Confirmation } from "./address.queries.ts";

/** Mails a code and a link to an address: the person's own, or the new one. */
export async function mailConfirmation(
  tx: Queryable,
  { userId, kind, email }: Pick<Confirmation, "userId" | "kind" | "email">,
  now: Date,
): Promise<number> {
  const id = await insertConfirmation(tx, { userId, kind, email }, now);
  await enqueueMail(tx, {
    key: `confirm_address:${id}`,
    kind: "confirm_address",
    userId,
    payload: { confirmation_id: id },
    notBefore: now,
  });
  return id;
}

export type AddressMails = (userId: number) => Promise<Refused | null>;

/** Counts mails to addresses that may be another person's: few an hour and few a day per person. */
export function addressMails(limits: RateLimits): AddressMails {
  const anHour = limits("address-mail-hour", ADDRESS_MAILS_AN_HOUR, 3600);
  const aDay = limits("address-mail-day", ADDRESS_MAILS_A_DAY, 86_400);
  return async (userId) => (await anHour.consume(String(userId))) ?? aDay.consume(String(userId));
}

/** Sends a new code to the address that waits for confirmation: the new one, else the account's own. */
export async function sendCodeAgain(
  { db }: Pick<Services, "db">,
  mails: AddressMails,
  userId: number,
  now: Date,
): Promise<Refused | null> {
  const address = await readAddress(db, userId);
  const open = await openConfirmation(db, userId);
  const waiting = open?.kind === "change" ? open.email : null;
  if (address === null || (waiting === null && address.confirmedAt !== null))
    return refusal(409, (say) => say.accounts.addressConfirmedAlready);
  const tooMany = await mails(userId);
  if (tooMany !== null) return tooMany;
  const kind = waiting === null ? "first" : "change";
  await db
    .transaction()
    .execute((tx) => mailConfirmation(tx, { userId, kind, email: waiting ?? address.email }, now));
  return null;
}
