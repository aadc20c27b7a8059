import type { OrganisationLink } from "@kalivo/contract/routes/own/entrance.ts";
import {
  ENTRANCE_HOURS,
  ORGANISATION_LINK_DAYS,
  ORGANISATION_LINKS_ASKED_A_DAY,
} from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { ORGANISATION_LINKS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { readToken, signToken } from "#server/crypto/signed-token.ts";
import type { Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { hashToken } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { maskedAddress } from "./masked-address.ts";
import {
  countAsked,
  deleteLinks,
  findKey,
  findLink,
  insertLink,
  useLink,
  type LinkRow,
} from "./links.queries.ts";

type Parts = Pick<Services, "db" | "secretKeys">;

const PURPOSE = "organisation";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEY_BYTES = 32;
const Payload = z.object({ id: z.int() });

export const UNKNOWN_LINK = refusal(404, (say) => say.entrance.unknownLink);
const CLOSED = refusal(410, (say) => say.entrance.closed);

/**
 * The token of a mailed link. It stays readable for as long as its row is kept, so that an old one says what it was; for how
 * long it opens is decided by the row.
 */
export const organisationToken = (
  keys: readonly string[],
  { id, made_at }: Pick<LinkRow, "id" | "made_at">,
) => signToken(keys, PURPOSE, { id }, new Date(made_at.getTime() + ORGANISATION_LINKS_KEPT_DAYS * DAY_MS));

/** Mails the organisation's contact a link to its page. False: it has no contact. Runs in the caller's transaction. */
export async function sendLink(
  tx: Queryable,
  link: { organisationId: number; madeBy: number | null },
  now: Date,
): Promise<boolean> {
  const id = await insertLink(tx, link, now);
  if (id === null) return false;
  const { organisationId } = link;
  const mail = { kind: "organisation_link", payload: { link_id: id }, organisationId } as const;
  await enqueueMail(tx, { key: `organisation-link:${id}`, ...mail, notBefore: now });
  return true;
}

/** What the link would open; null: nobody sent it, or it is long over. */
export async function lookAtLink(
  { db, secretKeys }: Parts,
  token: string,
  now: Date,
): Promise<(OrganisationLink & { row: LinkRow }) | null> {
  const read = readToken(secretKeys, PURPOSE, token, now);
  const payload = read.ok ? Payload.safeParse(read.value) : null;
  const row = payload?.success === true ? await findLink(db, payload.data.id) : null;
  if (row === null) return null;
  const until = untilOf(row);
  return {
    row,
    state: stateOf(row, until, now),
    organisation: row.organisation,
    sent_to: row.sent_to === null ? null : maskedAddress(row.sent_to),
    until: until.toISOString(),
    used_at: row.used_at?.toISOString() ?? null,
  };
}

const untilOf = ({ made_at }: LinkRow) => new Date(made_at.getTime() + ORGANISATION_LINK_DAYS * DAY_MS);

function stateOf({ sent_to, used_at }: LinkRow, until: Date, now: Date): OrganisationLink["state"] {
  if (sent_to === null) return "changed";
  if (used_at !== null) return "used";
  return now < until ? "open" : "old";
}

/** Uses the link up and returns a key to the organisation's page. Of two who open it at once one gets it. */
export async function openLink(
  parts: Parts,
  token: string,
  now: Date,
): Promise<Result<{ key: string; closesAt: Date }, Refused>> {
  const link = await lookAtLink(parts, token, now);
  if (link === null) return refuse(UNKNOWN_LINK);
  if (link.state !== "open") return refuse(LINK_REFUSED[link.state]);
  const key = randomBytes(KEY_BYTES).toString("base64url");
  const taken = await useLink(parts.db, { id: link.row.id, keyHash: hashToken(key) }, now);
  return taken ? accept({ key, closesAt: closesAt(now) }) : refuse(LINK_REFUSED.used);
}

const closesAt = (openedAt: Date) => new Date(openedAt.getTime() + ENTRANCE_HOURS * HOUR_MS);

const LINK_REFUSED = {
  used: refusal(410, (say) => say.entrance.usedLink),
  old: refusal(410, (say) => say.entrance.oldLink),
  changed: refusal(410, (say) => say.entrance.changedLink),
};

/** Mails a new link to whoever is the contact now, a few times a day; whoever asks does not learn whether it was. */
export async function askAgain(parts: Parts, token: string, now: Date): Promise<void> {
  const link = await lookAtLink(parts, token, now);
  if (link === null) return;
  const { organisation_id: organisationId } = link.row;
  await parts.db.transaction().execute(async (tx) => {
    const asked = await countAsked(tx, organisationId, new Date(now.getTime() - DAY_MS));
    if (asked < ORGANISATION_LINKS_ASKED_A_DAY) await sendLink(tx, { organisationId, madeBy: null }, now);
  });
}

export type Inside = { organisationId: number; closesAt: Date };

/** Whose page the key opens. */
export async function enter(
  { db }: Pick<Parts, "db">,
  key: string,
  now: Date,
): Promise<Result<Inside, Refused>> {
  const since = new Date(now.getTime() - ENTRANCE_HOURS * HOUR_MS);
  const found = await findKey(db, hashToken(key), since);
  return found === null
    ? refuse(CLOSED)
    : accept({ organisationId: found.organisation_id, closesAt: closesAt(found.used_at) });
}

/** Due step: links are forgotten after a while, used or not. */
export async function forgetOrganisationLinks({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await deleteLinks(db, new Date(clock.now().getTime() - ORGANISATION_LINKS_KEPT_DAYS * DAY_MS));
}
