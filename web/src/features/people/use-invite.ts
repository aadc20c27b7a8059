import type { User } from "@kalivo/contract/shapes/user.ts";
import { href } from "../../paths.ts";
import { publicOrigin } from "../../lib/platform.ts";
import { useMe } from "../me/session.ts";
import { backOf } from "./invite-link.ts";
import { useHandOn } from "./use-hand-on.ts";
import { useInviteKey } from "./use-invite-key.ts";

const urlOf = (back: string, key: string | null = null) =>
  `${publicOrigin()}${href("register", {}, { back, ...(key !== null && { key }) })}`;

/** The personal invite link; a pseudonym stands in it too (rule 26), and of who is not public a secret (rule 35). */
function inviteUrl({ id, first_name, last_name, privacy }: Inviter, key: string | null): string {
  const name = privacy.pseudo === null ? ([first_name, last_name] as const) : ([privacy.pseudo, ""] as const);
  return urlOf(backOf(...name, id), key);
}

/** The same for a QR code in a picture: the fewer letters, the larger its dots. Only the id is read (rule 26). */
export function inviteUrlToScan({ id, first_name, privacy }: Inviter): string {
  const back = backOf(privacy.pseudo ?? first_name, "", id);
  return urlOf(encodeURIComponent(back).length <= MOST_LETTERS ? back : String(id));
}

const MOST_LETTERS = 24;

type Inviter = Pick<User, "id" | "first_name" | "last_name"> & { privacy: Pick<User["privacy"], "pseudo"> };

/** The personal link, and the ways to hand it on. */
export function useInvite() {
  const me = useMe();
  const secret = useInviteKey(!me.privacy.public);
  const url = inviteUrl(me, me.privacy.public ? null : (secret.data?.key ?? null));
  const { copy, share } = useHandOn(url);
  /** Without its secret the link of who is not public opens nothing: it waits for that. */
  const waiting = !me.privacy.public && secret.data === undefined;
  return { url, copy, share, waiting, failed: secret.isError };
}
