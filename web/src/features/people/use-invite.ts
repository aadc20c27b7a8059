import type { User } from "@kalivo/contract/shapes/user.ts";
import { href } from "../../paths.ts";
import { publicOrigin } from "../../lib/platform.ts";
import { useMe } from "../me/session.ts";
import { backOf } from "./invite-link.ts";
import { useHandOn } from "./use-hand-on.ts";
import { useInviteKey } from "./use-invite-key.ts";

const urlOf = (back: string, key: string | null = null) =>
  `${publicOrigin()}${href("register", {}, { back, ...(key !== null && { key }) })}`;

/** The personal invite link: with the pseudonym if any (rule 26), and the secret of a person not public (rule 35). */
function inviteUrl({ id, first_name, last_name, privacy }: Inviter, key: string | null): string {
  const name = privacy.pseudo === null ? ([first_name, last_name] as const) : ([privacy.pseudo, ""] as const);
  return urlOf(backOf(...name, id), key);
}

/** A shorter link for QR codes: fewer characters, larger modules. Only the id is read (rule 26). */
export function inviteUrlToScan({ id, first_name, privacy }: Inviter): string {
  const back = backOf(privacy.pseudo ?? first_name, "", id);
  return urlOf(encodeURIComponent(back).length <= MOST_LETTERS ? back : String(id));
}

const MOST_LETTERS = 24;

type Inviter = Pick<User, "id" | "first_name" | "last_name"> & { privacy: Pick<User["privacy"], "pseudo"> };

/** The personal invite link, with `copy` and `share`. */
export function useInvite() {
  const me = useMe();
  const secret = useInviteKey(!me.privacy.public);
  const url = inviteUrl(me, me.privacy.public ? null : (secret.data?.key ?? null));
  const { copy, share } = useHandOn(url);
  /** The link of a person who is not public is useless without its secret: wait for it. */
  const waiting = !me.privacy.public && secret.data === undefined;
  return { url, copy, share, waiting, failed: secret.isError };
}
