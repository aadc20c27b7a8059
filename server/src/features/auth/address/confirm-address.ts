import { ADDRESS_CODE_HOURS, ADDRESS_CODE_TRIES, ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import { violatedConstraint } from "#server/db/violated-constraint.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { confirmEmail, replaceEmail } from "../../people/confirmed-email.queries.ts";
import { emailIsTaken } from "../../people/people.queries.ts";
import { deleteOpenResets } from "../auth.queries.ts";
import { isAddressCode } from "./mailed-secrets.ts";
import {
  countTry,
  deleteOpenConfirmations,
  finishConfirmation,
  lockAddress,
  mayReturnToSomebody,
  openConfirmation,
  type Confirmation,
} from "./address.queries.ts";

type Needs = Pick<Services, "db" | "secretKeys" | "traces">;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** With the code of the latest mail; a try counts before the code is compared. */
export async function confirmByCode(
  services: Needs,
  userId: number,
  code: string,
  now: Date,
): Promise<Refused | null> {
  const { db, secretKeys } = services;
  const confirmation = await openConfirmation(db, userId);
  if (confirmation === null) return refusal(409, (say) => say.accounts.noCodeOpen);
  const old = now.getTime() > confirmation.createdAt.getTime() + ADDRESS_CODE_HOURS * HOUR_MS;
  if (old || !(await countTry(db, confirmation.id, ADDRESS_CODE_TRIES)))
    return fieldRefusal("code", (say) => say.accounts.codeUsedUp);
  if (!isAddressCode(secretKeys, confirmation, code))
    return fieldRefusal("code", (say) => say.accounts.codeWrong);
  return confirmAddress(services, confirmation, now);
}

/** Marks the address as confirmed; a change takes effect (rule 38). */
export async function confirmAddress(
  { db, traces }: Needs,
  confirmation: Confirmation,
  now: Date,
): Promise<Refused | null> {
  try {
    const refused = await db
      .transaction()
      .execute((tx) =>
        confirmation.kind === "first"
          ? confirmFirst(tx, confirmation, now)
          : changeAddress(tx, confirmation, now),
      );
    if (refused === null && confirmation.kind === "change") traces.record("address_changed");
    return refused;
  } catch (error) {
    if (violatedConstraint(error) === "one_account_per_email") return addressTaken(); // registered at this moment
    throw error;
  }
}

async function confirmFirst(tx: Queryable, { id, userId, email }: Confirmation, now: Date) {
  if (!(await confirmEmail(tx, { userId, email }, now)))
    return refusal(410, (say) => say.accounts.addressNotAwaited);
  await finishConfirmation(tx, id, null, now);
  await deleteOpenConfirmations(tx, userId, "first");
  return null;
}

/** The old address gets a link to undo the change, if it was confirmed; open links to reset the password end. */
async function changeAddress(
  tx: Queryable,
  { id, userId, email }: Confirmation,
  now: Date,
): Promise<Refused | null> {
  const before = await lockAddress(tx, userId);
  if (before === null) return refusal(410, (say) => say.accounts.addressNotAwaited);
  if (await isTaken(tx, email, { by: userId, now })) return addressTaken();
  const oldEmail = before.confirmedAt === null ? null : before.email;
  if (!(await finishConfirmation(tx, id, oldEmail, now)))
    return refusal(410, (say) => say.accounts.addressNotAwaited);
  await replaceEmail(tx, { userId, email }, now);
  await deleteOpenConfirmations(tx, userId);
  await deleteOpenResets(tx, userId);
  if (oldEmail === null) return null;
  await enqueueMail(tx, {
    key: `address_changed:${id}`,
    kind: "address_changed",
    userId,
    payload: { confirmation_id: id },
    notBefore: now,
  });
  return null;
}

/** Taken by an account, or reserved for one it may still return to. */
export async function isTaken(
  db: Queryable,
  email: string,
  { by, now }: { by: number | null; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - ADDRESS_UNDO_DAYS * DAY_MS);
  return (await emailIsTaken(db, email, by ?? 0)) || mayReturnToSomebody(db, email, { butNotTo: by, since });
}

export const addressTaken = () => fieldRefusal("email", (say) => say.accounts.emailTaken);
