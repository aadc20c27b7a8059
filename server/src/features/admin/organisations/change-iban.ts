import { IBAN_WAIT_DAYS } from "@kalivo/domain/limits.ts";
import { ibanEnd, parseIban } from "@kalivo/domain/money/iban.ts";
import { isInEea, MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { sepaText } from "@kalivo/domain/money/sepa-text.ts";
import { parseCommunication } from "@kalivo/domain/money/structured-communication.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import { tellAdmins, tellContact } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { MADE_EACH_OTHER } from "../proposals/decide.ts";
import { madeEachOther } from "../proposals/proposals.queries.ts";
import {
  decideIbanChange,
  fingerprintOf,
  insertIbanChange,
  lockIbanChange,
  markLookedAt,
  othersWith,
} from "./accounts.queries.ts";
import { lockOrganisation } from "./organisations.queries.ts";
import { UNKNOWN_ORGANISATION } from "../../organisations/unknown-organisation.ts";

type Account = { iban: string; accountHolder: string; communication: string | null };
/** `ownIban` is the account payouts leave from; `shared`: it is known that another organisation has the account too. */
type Proposal = Account & {
  actorId: number;
  organisationId: number;
  shared: boolean;
  ownIban: string | null;
};
type Decision = { actorId: number; changeId: number };

const DAY_MS = 86_400_000;

/** Rule 18: no admin alone can redirect an organisation's money. */
export const proposeIban = (db: Db, proposal: Proposal, now: Date): Promise<Refused | null> =>
  db.transaction().execute((tx) => proposeWithin(tx, proposal, now));

/** The same within the caller's transaction. */
export async function proposeWithin(
  tx: Queryable,
  { actorId, organisationId, shared, ownIban, ...typed }: Proposal,
  now: Date,
): Promise<Refused | null> {
  const account = readAccount(typed);
  if (!account.ok) return account.refusal;
  const { iban } = account.value;
  if (iban === ownIban) return OWN_IBAN;
  if (!isInEea(iban)) return fieldRefusal("iban", (say) => say.admin.organisations.outsideEea);
  const organisation = await lockOrganisation(tx, organisationId);
  if (organisation === null) return UNKNOWN_ORGANISATION;
  if (organisation.is_association) return KEEPS_ITS_OWN;
  const others = await othersWith(tx, { iban, organisationId }, now);
  if (others.length > 0 && !shared)
    return refusal(409, (say) => say.admin.organisations.sharedWith(namesOf(others)));
  const knowingly = { shared: others.length > 0 };
  const change = { organisationId, ...account.value, ...knowingly, proposedBy: actorId };
  const id = await insertIbanChange(tx, change, now);
  if (id === null) return refusal(409, (say) => say.admin.organisations.changeWaits);
  await tell(tx, { event: "iban_proposed", id, organisationId }, now);
  const after = {
    organisation: organisationId,
    iban_end: ibanEnd(iban),
    account_fingerprint: await fingerprintOf(tx, id), // what the books compare the account with ever after
    ...(others.length > 0 && { shared_with: others.map((other) => other.id).join(", ") }),
  };
  const target = { kind: "iban_change", id } as const;
  await logAction(tx, { actorId, action: "iban.propose", target, after }, now);
  return null;
}

function readAccount({ iban: typed, accountHolder, communication }: Account): Result<Account, Refused> {
  const iban = parseIban(typed);
  if (!iban.ok) return refuse(fieldRefusal("iban", (say) => say.admin.organisations.iban[iban.refusal]));
  if (sepaText(accountHolder, MAX_BANK_NAME_LENGTH) === "")
    return refuse(fieldRefusal("account_holder", (say) => say.admin.organisations.latinOnly));
  if (communication === null) return accept({ iban: iban.value, accountHolder, communication });
  const digits = parseCommunication(communication);
  return digits.ok
    ? accept({ iban: iban.value, accountHolder, communication: digits.value })
    : refuse(fieldRefusal("communication", (say) => say.admin.organisations.communication[digits.refusal]));
}

/** By another admin than the one who proposed it. Returns the organisation. */
export async function approveIban(
  db: Db,
  { actorId, changeId, ownIban }: Decision & { ownIban: string | null },
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    const change = await lockIbanChange(tx, changeId);
    if (change === null) return refuse(UNKNOWN_CHANGE);
    if (change.state !== "proposed") return refuse(refusal(409, (say) => say.admin.organisations.decided));
    if (change.proposed_by === actorId)
      return refuse(refusal(409, (say) => say.admin.organisations.ownProposal));
    if (await madeEachOther(tx, actorId, change.proposed_by, now)) return refuse(MADE_EACH_OTHER);
    const wrong = await wrongNow(tx, change, ownIban, now);
    if (wrong !== null) return refuse(wrong);
    const effectiveAt = new Date(now.getTime() + IBAN_WAIT_DAYS * DAY_MS);
    await decideIbanChange(tx, changeId, { state: "approved", effectiveAt }, { adminId: actorId, at: now });
    const organisationId = change.organisation_id;
    await tell(tx, { event: "iban_approved", id: changeId, organisationId }, now);
    await logAction(
      tx,
      {
        actorId,
        action: "iban.approve",
        target: { kind: "iban_change", id: changeId },
        before: { state: change.state },
        after: { state: "approved", effective_at: effectiveAt.toISOString() },
      },
      now,
    );
    return accept(organisationId);
  });
}

type Change = { iban: string; organisation_id: number; shared: boolean };

/** Checks obstacles that arose after the proposal, or existed before this rule (46). */
async function wrongNow(
  tx: Queryable,
  { iban, organisation_id: organisationId, shared }: Change,
  ownIban: string | null,
  now: Date,
): Promise<Refused | null> {
  if (iban === ownIban) return refusal(409, (say) => say.admin.organisations.ownIban);
  if (!isInEea(iban)) return refusal(409, (say) => say.admin.organisations.outsideEea);
  const others = shared ? [] : await othersWith(tx, { iban, organisationId }, now);
  return others.length === 0
    ? null
    : refusal(409, (say) => say.admin.organisations.sharedSince(namesOf(others)));
}

const namesOf = (others: readonly { name: string }[]) => others.map(({ name }) => name).join(", ");

/** After a transfer came back: an admin asked the organisation, and the account, which two admins agreed on, is right. */
export async function lookAtIban(
  db: Db,
  { actorId, organisationId }: { actorId: number; organisationId: number },
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    if ((await lockOrganisation(tx, organisationId)) === null) return UNKNOWN_ORGANISATION;
    const looked = await markLookedAt(tx, { organisationId, by: actorId }, now);
    if (looked === null) return refusal(409, (say) => say.admin.organisations.nothingCameBack);
    const target = { kind: "iban_change", id: looked.id } as const;
    const after = { organisation: organisationId, iban_end: ibanEnd(looked.iban) };
    await logAction(tx, { actorId, action: "iban.look", target, after }, now);
    return null;
  });
}

/** Also withdraws an approved change within its week: that is what the week is for. */
export async function rejectIban(
  db: Db,
  { actorId, changeId }: Decision,
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    const change = await lockIbanChange(tx, changeId);
    if (change === null) return refuse(UNKNOWN_CHANGE);
    if (change.state === "rejected") return refuse(refusal(409, (say) => say.admin.organisations.decided));
    if (change.effective_at !== null && change.effective_at <= now)
      return refuse(refusal(409, (say) => say.admin.organisations.inUse));
    await decideIbanChange(tx, changeId, { state: "rejected" }, { adminId: actorId, at: now });
    const organisationId = change.organisation_id;
    await tell(tx, { event: "iban_rejected", id: changeId, organisationId }, now);
    await logAction(
      tx,
      {
        actorId,
        action: "iban.reject",
        target: { kind: "iban_change", id: changeId },
        before: { state: change.state },
        after: { state: "rejected" },
      },
      now,
    );
    return accept(organisationId);
  });
}

type Told = {
  event: "iban_proposed" | "iban_approved" | "iban_rejected";
  id: number;
  organisationId: number;
};

/** Mails every admin, and the organisation, which knows its account best. */
async function tell(tx: Queryable, news: Told, now: Date): Promise<void> {
  await tellAdmins(tx, news, now);
  await tellContact(tx, { news, organisationId: news.organisationId }, now);
}

const KEEPS_ITS_OWN = refusal(409, (say) => say.admin.organisations.keepsItsOwn);
const OWN_IBAN = fieldRefusal("iban", (say) => say.admin.organisations.ownIban);
const UNKNOWN_CHANGE = refusal(404, (say) => say.admin.organisations.unknownChange);
