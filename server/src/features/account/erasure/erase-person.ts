import type { Queryable } from "#server/db/client.ts";
import { erasedPrivacy, erasedUser } from "#server/db/person-columns.ts";
import { deleteGoal } from "../../activity/goals.queries.ts";
import { deleteConfirmationsOf } from "../../auth/address/address.queries.ts";
import { deletePasskeysOf } from "../../auth/passkeys/passkeys.queries.ts";
import { deleteSignIns } from "../../auth/auth.queries.ts";
import { forgetFactor } from "../../auth/second-factor/second-factor.queries.ts";
import { endChargesOf } from "../../billing/collect/end-charges.ts";
import { forgetCheers } from "../../cheers/cheers.queries.ts";
import { forgetNameInCodes, retireCodesOfPerson } from "../../codes/codes.queries.ts";
import { forgetAuthor } from "../../feedback/feedback.queries.ts";
import { endAllConnections } from "../../integrations/connections/end-connection.ts";
import { deleteStatesOf } from "../../integrations/integrations.queries.ts";
import { giveUpMailsTo } from "../../mail/forget/forget.queries.ts";
import { forgetRecipient } from "../../mail/forget/forget-recipient.ts";
import { forgetMoments } from "../../moments/moments.queries.ts";
import { forgetTold } from "../../notifications/notify.queries.ts";
import { findPayerOf, forgetMethod, replaceBlacklist } from "../../payment/payment.queries.ts";
import { deletePictureIfUnused } from "../../pictures/pictures.queries.ts";
import { endPledgesOfPerson } from "../../pledges/end-pledges.ts";
import { forgetRefusals } from "../../pledges/refused/refused.queries.ts";
import { forgetShown } from "../../stats/steps/steps.queries.ts";
import { forgetNameInTeams } from "../../teams/teams.queries.ts";
import { leaveAllTeams } from "../../teams/leave-all-teams.ts";
import { deleteImportsOf } from "../../workouts/import/import.queries.ts";
import { lockForArranging } from "../../workouts/intake/locks.queries.ts";
import { deleteKeysOf } from "../../workouts/workout-keys.queries.ts";
import { deleteUnsettledWorkouts, stripSettledWorkouts } from "../../workouts/erase-workouts.queries.ts";
import { deleteRequest } from "../../people/erasure-requests.queries.ts";
import { payersEndingWith } from "./ending.queries.ts";
import {
  deleteInviteKey,
  deleteRegistration,
  lockUser,
  readIdentity,
  replaceOrganisations,
  updatePrivacy,
  updateUser,
} from "../../people/people.queries.ts";
import { endRest } from "../../rests/rests.queries.ts";

/** Whether there was anything left to erase. */
export type Erased = "now" | "before";

/**
 * Rule 31: pledges end in both directions, unsent charges, also of teams that end with the person, are cancelled, and name,
 * address, picture, workouts, sign-ins and mails are deleted. The books stay, with a number that no longer leads to a
 * person. Due steps delete the customer at the payment provider (`forgetCustomers`) and revoke connections to providers of
 * workouts, because no vendor is called inside a transaction.
 */
export async function erasePerson(
  tx: Queryable,
  { id, publicUrl }: { id: number; publicUrl: string },
  now: Date,
): Promise<void> {
  await lockForArranging(tx, id);
  const identity = await readIdentity(tx, id);
  await forgetWords(tx, { id, publicUrl, ...identity }, now);
  await leaveAllTeams(tx, id, now);
  const ending = await payersEndingWith(tx, id); // with the teams that were held just now
  const { picture_hash } = await lockUser(tx, id);
  for (const payerId of ending) await endChargesOf(tx, payerId, now);
  await forgetPaying(tx, id);
  await endPledgesOfPerson(tx, id, now);
  await endRest(tx, id, now);
  await retireCodesOfPerson(tx, id, now);
  await deleteImportsOf(tx, id);
  await deleteKeysOf(tx, id);
  await deleteUnsettledWorkouts(tx, id);
  await stripSettledWorkouts(tx, id);
  await replaceOrganisations(tx, id, [], now);
  await deleteStatesOf(tx, id);
  await endAllConnections(tx, id, now);
  await deletePasskeysOf(tx, id);
  await forgetFactor(tx, id);
  await deleteSignIns(tx, id);
  await deleteConfirmationsOf(tx, id);
  await deleteRequest(tx, id);
  await deleteInviteKey(tx, id);
  await deleteRegistration(tx, id);
  await deleteGoal(tx, id);
  await forgetCheers(tx, id);
  await forgetTold(tx, id);
  await giveUpMailsTo(tx, id, now); // also those about what ended just now
  await forgetMoments(tx, id);
  await forgetRefusals(tx, id);
  await forgetShown(tx, id);
  await updatePrivacy(tx, id, erasedPrivacy({ id, now }), now);
  await updateUser(tx, id, erasedUser({ id, now }));
  if (picture_hash !== null) await deletePictureIfUnused(tx, picture_hash);
}

type Words = { id: number; publicUrl: string; email: string; fullName: string; pseudo: string | null };

/** Removes the person's name and address from texts. Team rows come last, because mates are found through them. */
async function forgetWords(tx: Queryable, { id, publicUrl, email, fullName, pseudo }: Words, now: Date) {
  const names = [fullName, ...(pseudo === null || pseudo.trim() === "" ? [] : [pseudo.trim()])];
  await forgetRecipient(tx, { id, email, names, publicUrl }, now);
  await forgetAuthor(tx, id, [email, ...names]);
  for (const name of names) {
    await forgetNameInTeams(tx, id, { name, instead: INSTEAD });
    await forgetNameInCodes(tx, id, { name, instead: INSTEAD });
  }
}

/** Texts that others wrote about the person stay theirs, with this in place of the name. */
const INSTEAD = "a former member";

async function forgetPaying(tx: Queryable, id: number) {
  const payerId = await findPayerOf(tx, { kind: "user", id });
  if (payerId === undefined) return;
  await forgetMethod(tx, payerId);
  await replaceBlacklist(tx, payerId, []);
}
