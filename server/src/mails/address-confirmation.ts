import { mailWords } from "@kalivo/words/mails.ts";
import { findConfirmation, type Confirmation } from "../features/auth/address/address.queries.ts";
import { addressCode, addressUrl } from "../features/auth/address/mailed-secrets.ts";
import type { Services } from "../services.ts";
import { button, text, type Block } from "./blocks.ts";
import type { MailContext } from "./frame.ts";

/** What confirms an address: a code to type and a link to open. */
export type CodeAndLink = { code: string; url: string };

export async function waitingConfirmation({ db }: Services, id: number): Promise<Confirmation | null> {
  const found = await findConfirmation(db, id);
  return found?.doneAt === null ? found : null;
}

export function codeAndLink({ secretKeys, config }: Services, confirmation: Confirmation): CodeAndLink {
  const [key] = secretKeys;
  if (key === undefined) throw new Error("there is no key to derive a code with");
  const { id, createdAt: at } = confirmation;
  return {
    code: addressCode(key, confirmation),
    url: addressUrl({ publicUrl: config.publicUrl, keys: secretKeys }, "confirm_address", { id, at }),
  };
}

export function confirmBlocks({ language }: MailContext, { code, url }: CodeAndLink): Block[] {
  const words = mailWords(language).confirmAddress;
  return [{ kind: "code", label: words.code, code }, button(words.button, url), text(words.validity)];
}
