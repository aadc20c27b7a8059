import { formatDate } from "@kalivo/domain/money/display.ts";
import { ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
import { z } from "zod";
import { addressChangedMail } from "#server/mails/address-changed/mail.ts";
import { addressPutBackMail } from "#server/mails/address-put-back/mail.ts";
import { confirmAddressMail, type CodeAndLink } from "#server/mails/confirm-address/mail.ts";
import { passwordChangedMail } from "#server/mails/password-changed/mail.ts";
import { resetMail, type ResetData } from "#server/mails/reset/mail.ts";
import { signedOutMail } from "#server/mails/signed-out/mail.ts";
import { welcomeMail } from "#server/mails/welcome/mail.ts";
import type { Services } from "#server/services.ts";
import { addressCode, addressUrl } from "../address/mailed-secrets.ts";
import { findConfirmation, type Confirmation } from "../address/address.queries.ts";
import { passkeysOf } from "../passkeys/passkeys.queries.ts";
import { findResetSeed } from "../auth.queries.ts";
import { resetToken } from "../reset-link.ts";
import { resetUrl } from "../reset-url.ts";
import type { MailKind, QueuedMail } from "../../mail/mail-kind.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { mailContext } from "../../mail/kinds/context.ts";
import { broughtByCodes } from "./brought-by-codes.queries.ts";

const About = z.object({ confirmation_id: z.int() });
const Welcome = About.partial();
const NO_LONGER = { kind: "drop", why: "it is no longer so" } as const;
const DAY_MS = 86_400_000;

/**
 * Includes the code and the link that confirm the address, to save a second mail (rule 38), and the results of codes used at
 * registration, because a mail of its own would only go to confirmed addresses.
 */
export const welcome: MailKind = {
  toUnconfirmed: "send",
  render: async (services, mail) => {
    const { confirmation_id: id } = Welcome.parse(mail.payload);
    const waiting = id === undefined ? null : await waitingConfirmation(services, id);
    const secrets = waiting === null ? null : codeAndLink(services, waiting);
    const { firstName, userId } = mail.recipient;
    const codes = (await broughtByCodes(services.db, userId)).map(({ owner, ...code }) => ({
      name: displayName(owner),
      ...code,
    }));
    const data = { firstName, confirm: secrets, codes };
    return { kind: "mail", parts: welcomeMail(mailContext(services, mail), data) };
  },
};

/** To the address to confirm, which in a change is not the account's yet. */
export const confirmAddress: MailKind = {
  toUnconfirmed: "send",
  render: async (services, mail) => {
    const waiting = await waitingConfirmation(services, About.parse(mail.payload).confirmation_id);
    if (waiting === null) return NO_LONGER;
    const data = { change: waiting.kind === "change", ...codeAndLink(services, waiting) };
    return { kind: "mail", parts: confirmAddressMail(mailContext(services, mail), data), to: waiting.email };
  },
};

async function waitingConfirmation({ db }: Services, id: number): Promise<Confirmation | null> {
  const found = await findConfirmation(db, id);
  return found?.doneAt === null ? found : null;
}

function codeAndLink({ secretKeys, config }: Services, confirmation: Confirmation): CodeAndLink {
  const [key] = secretKeys;
  if (key === undefined) throw new Error("there is no key to derive a code with");
  const { id, createdAt: at } = confirmation;
  return {
    code: addressCode(key, confirmation),
    url: addressUrl({ publicUrl: config.publicUrl, keys: secretKeys }, "confirm_address", { id, at }),
  };
}

/** To the account's former address, with the link that restores it. */
export const addressChanged: MailKind = {
  toUnconfirmed: "send",
  render: async (services, mail) => {
    const { db, config, secretKeys } = services;
    const change = await findConfirmation(db, About.parse(mail.payload).confirmation_id);
    if (change === null || change.doneAt === null || change.oldEmail === null || change.undoneAt !== null)
      return NO_LONGER;
    const { id, doneAt: at, oldEmail: to } = change;
    const undoUrl = addressUrl({ publicUrl: config.publicUrl, keys: secretKeys }, "undo_address", { id, at });
    const until = formatDate(new Date(at.getTime() + ADDRESS_UNDO_DAYS * DAY_MS));
    const data = { firstName: mail.recipient.firstName, undoUrl, until };
    return { kind: "mail", parts: addressChangedMail(mailContext(services, mail), data), to };
  },
};

/** To the address that the undone change had set. */
export const addressPutBack: MailKind = {
  toUnconfirmed: "send",
  render: async (services, mail) => {
    const change = await findConfirmation(services.db, About.parse(mail.payload).confirmation_id);
    if (change === null) return NO_LONGER;
    const { firstName } = mail.recipient;
    const parts = addressPutBackMail(mailContext(services, mail), { firstName });
    return { kind: "mail", parts, to: change.email };
  },
};

/**
 * The link is derived when the mail is sent, from a secret outside the database; a mail queued by an older version carries
 * it.
 */
const Reset = z.union([z.object({ reset_id: z.int() }), z.object({ token: z.string() })]);

const resetKind = (why: ResetData["why"]): MailKind => ({
  toUnconfirmed: "send",
  render: async (services, mail) => {
    const token = await tokenToMail(services, mail);
    if (token === null) return NO_LONGER;
    const data = { url: resetUrl(services.config.publicUrl, token), why };
    return { kind: "mail", parts: resetMail(mailContext(services, mail), data) };
  },
});

export const reset = resetKind("asked");
export const addressRestored = resetKind("address_restored");

async function tokenToMail({ db, secretKeys }: Services, { payload }: QueuedMail): Promise<string | null> {
  const queued = Reset.parse(payload);
  if ("token" in queued) return queued.token;
  const found = await findResetSeed(db, queued.reset_id);
  return found === null ? null : resetToken(secretKeys, found);
}

const Changed = z.object({ by: z.enum(["reset", "settings"]) });

/** A new password was set: the person is told, whoever did it. */
export const passwordChanged: MailKind = {
  toUnconfirmed: "send",
  render: async (services, mail) => {
    const { userId, firstName } = mail.recipient;
    const passkeys = (await passkeysOf(services.db, userId)).length;
    const data = { firstName, passkeys, ...Changed.parse(mail.payload) };
    return { kind: "mail", parts: passwordChangedMail(mailContext(services, mail), data) };
  },
};

export const signedOut: MailKind = {
  toUnconfirmed: "send",
  render: (services, mail) => {
    const { firstName } = mail.recipient;
    return Promise.resolve({
      kind: "mail",
      parts: signedOutMail(mailContext(services, mail), { firstName }),
    });
  },
};
