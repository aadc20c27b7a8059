import type { Proof } from "@kalivo/contract/shapes/proof.ts";
import type { Queryable } from "#server/db/client.ts";
import { fieldRefusal, type Refused } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { proveIdentity } from "../proof.ts";
import { refuseWithoutFactor } from "../second-factor/refuse-without-factor.ts";
import { mailConfirmation, type AddressMails } from "./ask-for-confirmation.ts";
import { addressTaken, isTaken } from "./confirm-address.ts";
import { deleteOpenConfirmations, readAddress } from "./address.queries.ts";

type Needs = Pick<Services, "db" | "config" | "limits" | "traces">;
type Wish = { person: SignedIn; email: string; proof: Proof | undefined };
/** Nothing is written yet: the returned function runs in the caller's transaction. */
type Ready = (tx: Queryable) => Promise<void>;

const NOTHING_TO_DO: Ready = () => Promise.resolve();

/**
 * Requires the password or a passkey before an address is changed, and an admin's second factor. A code and a link go to the
 * new address, which becomes valid once it is confirmed (rule 38); until then nothing changes, and the
 * present address is told, with what ends it.
 */
export async function prepareChange(
  services: Needs,
  mails: AddressMails,
  { person, email, proof }: Wish,
  now: Date,
): Promise<Ready | Refused> {
  const { db } = services;
  const address = await readAddress(db, person.id);
  if (address?.email.toLowerCase() === email.toLowerCase()) return NOTHING_TO_DO;
  if (proof === undefined) return fieldRefusal("email", (say) => say.accounts.addressNeedsProof);
  const refused =
    (await refuseWithoutFactor(db, person)) ??
    (await proveIdentity(services, person, proof, now)) ??
    ((await isTaken(db, email, { by: person.id, now })) ? addressTaken() : await mails(person.id));
  if (refused !== null) return refused;
  return async (tx) => {
    await deleteOpenConfirmations(tx, person.id, "change");
    const id = await mailConfirmation(tx, { userId: person.id, kind: "change", email }, now);
    await enqueueMail(tx, {
      key: `address_change_asked:${id}`,
      kind: "address_change_asked",
      userId: person.id,
      payload: { confirmation_id: id },
      notBefore: now,
    });
  };
}

/** The same in a transaction of its own. The account's present address cancels a change that was begun. */
export async function beginChange(
  services: Needs,
  mails: AddressMails,
  wish: Wish & { proof: Proof },
  now: Date,
): Promise<Refused | null> {
  const ready = await prepareChange(services, mails, wish, now);
  if (typeof ready !== "function") return ready;
  await services.db.transaction().execute(async (tx) => {
    if (ready === NOTHING_TO_DO) await deleteOpenConfirmations(tx, wish.person.id, "change");
    await ready(tx);
  });
  return null;
}
