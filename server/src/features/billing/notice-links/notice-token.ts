import { WRITE_OFF_DAYS } from "@kalivo/domain/limits.ts";
import { createHmac } from "node:crypto";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { z } from "zod";
import type { Services } from "#server/services.ts";
import {
  deriveKey,
  readToken,
  sameBytes,
  signToken,
  type TokenRefusal,
} from "#server/crypto/signed-token.ts";

/** The recipient of the mail: the link acts for no other person (rule 47). */
const recipient = z.int();

/** A keyed hash of the address it was sent to. Missing: made before this was stored. */
const mailbox = z.string().optional();

/** What a link of a notice may do: one thing about one charge, for the person it was sent to. */
const NoticeAction = z.discriminatedUnion("action", [
  z.object({ action: z.literal("cancel"), charge: z.int(), to: recipient, at: mailbox }),
  z.object({ action: z.literal("change_method"), charge: z.int(), to: recipient, at: mailbox }),
  z.object({ action: z.literal("drop_line"), charge: z.int(), to: recipient, at: mailbox, line: z.int() }),
  z.object({ action: z.literal("lower_line"), charge: z.int(), to: recipient, at: mailbox, line: z.int() }),
  z.object({
    action: z.literal("stop_pledge"),
    charge: z.int(),
    to: recipient,
    at: mailbox,
    burner: z.int(),
  }),
  z.object({ action: z.literal("stop_all"), charge: z.int(), to: recipient, at: mailbox }),
]);
export type NoticeAction = z.infer<typeof NoticeAction>;

export type NoticeLinks = {
  cancel: () => string;
  changeMethod: () => string;
  dropLine: (lineId: number) => string;
  lowerLine: (lineId: number) => string;
  stopPledge: (burnerId: number) => string;
  stopAll: () => string;
};

const PURPOSE = "notice";
const MARK_LENGTH = 16;
const DAY_MS = 86_400_000;

/** The links of a charge's notice to one address: no sign-in, and no longer than the charge can live (rules 9 and 15). */
export function noticeLinks(
  { config, secretKeys }: Pick<Services, "config" | "secretKeys">,
  {
    chargeId: charge,
    chargeAt,
    recipientId: to,
    email,
  }: { chargeId: number; chargeAt: Date; recipientId: number; email: string },
): NoticeLinks {
  const expires = new Date(chargeAt.getTime() + WRITE_OFF_DAYS * DAY_MS);
  const at = markOf(secretKeys[0] ?? "", email);
  const link = (payload: NoticeAction) =>
    `${config.publicUrl}/notice/${signToken(secretKeys, PURPOSE, { ...payload, at }, expires)}`;
  return {
    cancel: () => link({ action: "cancel", charge, to }),
    changeMethod: () => link({ action: "change_method", charge, to }),
    dropLine: (line) => link({ action: "drop_line", charge, to, line }),
    lowerLine: (line) => link({ action: "lower_line", charge, to, line }),
    stopPledge: (burner) => link({ action: "stop_pledge", charge, to, burner }),
    stopAll: () => link({ action: "stop_all", charge, to }),
  };
}

/** Keyed, so that a reader of the link cannot test addresses against the hash. */
const markOf = (key: string, email: string): string =>
  createHmac("sha256", deriveKey(key, "notice mailbox"))
    .update(email.toLowerCase())
    .digest("base64url")
    .slice(0, MARK_LENGTH);

/** Whether a link with this hash was sent to this address; any of our keys may have made it. */
export const isMailboxOf = (keys: readonly string[], mark: string, email: string): boolean =>
  keys.some((key) => sameBytes(Buffer.from(markOf(key, email)), Buffer.from(mark)));

/** The action of a link's token. A token that we did not sign for this purpose is refused as forged. */
export function readNoticeToken(
  keys: readonly string[],
  token: string,
  now: Date,
): Result<NoticeAction, TokenRefusal> {
  const read = readToken(keys, PURPOSE, token, now);
  if (!read.ok) return read;
  const action = NoticeAction.safeParse(read.value);
  return action.success ? accept(action.data) : refuse({ kind: "forged" });
}
