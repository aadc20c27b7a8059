import type { z } from "zod";
import { readJson } from "./exact-json.ts";
import { SourceError, type SourceProblem } from "./port.ts";

/** The HTTP client for a provider: the network, or in tests this process. */
export type ProviderFetch = (url: string, init: RequestInit) => Promise<Response>;

export type Answer = { status: number; headers: Headers; text: string };

/** Maps a provider's error answer to a problem; null: no error. */
export type ProblemOf = (answer: Answer) => SourceProblem | null;

export type ProviderHttp = { fetch: ProviderFetch; timeoutMs: number };

/** Does not follow redirects. @throws SourceError down when there is no answer in time, or a redirect */
export async function reach(http: ProviderHttp, url: URL, init: RequestInit): Promise<Answer> {
  try {
    const response = await http.fetch(url.href, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(http.timeoutMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new SourceError({ kind: "down" }, error);
  }
}

export const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

/** When the provider asks to retry; null: not stated. */
export function retryAfter(headers: Headers, now: Date): Date | null {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null;
}

/** @throws SourceError bad_payload when it does not match the schema */
export function readAnswer<T>(schema: z.ZodType<T>, { text }: Answer): T {
  const read = schema.safeParse(readJson(text));
  if (!read.success) throw new SourceError({ kind: "bad_payload" }, read.error);
  return read.data;
}
