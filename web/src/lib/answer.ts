import { contentDispositionName } from "./content-disposition.ts";

export type RefusalBody = { message?: string; errors?: Readonly<Record<string, readonly string[]>> };

/** The outcome of a call: success, a refusal with its status, or no answer. */
export type Answer<Data> =
  | { kind: "success"; ok: true; status: number; data: Data; headers: Headers }
  | { kind: "refusal"; ok: false; status: number; data: RefusalBody; retryAfterSeconds?: number }
  | { kind: "unreachable"; ok: false; status: 0; data: RefusalBody };

export type Outside = { save: (file: Blob, name: string) => void; log: (line: string) => void };

/** JSON is parsed, text read, a zip or an attachment saved as a file, any other type only logged (specification §7.1). */
export async function readAnswer<Data>(response: Response, outside: Outside): Promise<Answer<Data>> {
  const { status, ok, headers } = response;
  if (!ok) {
    const retry = Number(headers.get("retry-after") ?? Number.NaN);
    const data = await readRefusal(response);
    return { kind: "refusal", ok, status, data, ...(retry > 0 && { retryAfterSeconds: retry }) };
  }
  return { kind: "success", ok, status, data: await readBody(response, outside), headers };
}

// Answers are not parsed here: the contract's tests check the server's answers against its types (design §8.2).
async function readBody(response: Response, outside: Outside) {
  const type = contentType(response);
  if (type.includes("json")) return response.json();
  const disposition = response.headers.get("content-disposition");
  if (type.includes("zip") || disposition?.startsWith("attachment") === true) {
    outside.save(await response.blob(), contentDispositionName(disposition));
    return null;
  }
  if (type.startsWith("text/")) return response.text();
  if (response.status !== 204) outside.log(`unsupported content type ${type} from ${response.url}`);
  return null;
}

async function readRefusal(response: Response): Promise<RefusalBody> {
  if (!contentType(response).includes("json")) return {};
  const body: unknown = await response.json().catch(() => null);
  return isRefusal(body) ? body : {};
}

function isRefusal(body: unknown): body is RefusalBody {
  if (typeof body !== "object" || body === null) return false;
  return !("message" in body) || typeof body.message === "string";
}

const contentType = (response: Response) => response.headers.get("content-type") ?? "";

/** The second helper of specification §7.1: null when the status is 403 or the answer is not JSON. */
export async function jsonOrNull<Data>(response: Response): Promise<Data | null> {
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return response.status === 403 || !isJson ? null : response.json();
}
