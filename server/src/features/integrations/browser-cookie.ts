import * as api from "@kalivo/contract/api-paths.ts";
import { CONNECT_MINUTES } from "@kalivo/domain/limits.ts";
import type { Config } from "../../config/config.ts";

const NAME = "kalivo-connecting";
/** The common path of all calls about a connection. */
const PATH = api.finishConnection.replace(/\/\{.*/, "");

/**
 * Set in the browser that begins to connect a provider, to recognise it when it returns. Does not say who is signed in, is
 * not readable by scripts, and expires after ten minutes.
 */
export function browserCookie({ publicUrl }: Pick<Config, "publicUrl">, browser: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${browser}; Path=${PATH}; Max-Age=${CONNECT_MINUTES * 60}; HttpOnly; SameSite=Lax${secure}`;
}

export const readBrowserCookie = (header: string | undefined): string | null =>
  new RegExp(`(?:^|; )${NAME}=([\\w-]{20,100})(?:;|$)`).exec(header ?? "")?.[1] ?? null;
