import * as api from "@kalivo/contract/api-paths.ts";
import { CONNECT_MINUTES } from "@kalivo/domain/limits.ts";
import type { Config } from "../../config/config.ts";

const NAME = "kalivo-connecting";
/** What all calls about a connection have in common. */
const PATH = api.finishConnection.replace(/\/\{.*/, "");

/**
 * Left in the browser that begins to connect a provider, so that the one that comes back can be told from another. It says
 * nothing of who is signed in, no script reads it, and it is gone after ten minutes.
 */
export function browserCookie({ publicUrl }: Pick<Config, "publicUrl">, browser: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${browser}; Path=${PATH}; Max-Age=${CONNECT_MINUTES * 60}; HttpOnly; SameSite=Lax${secure}`;
}

export const readBrowserCookie = (header: string | undefined): string | null =>
  new RegExp(`(?:^|; )${NAME}=([\\w-]{20,100})(?:;|$)`).exec(header ?? "")?.[1] ?? null;
