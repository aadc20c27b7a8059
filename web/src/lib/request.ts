import type { Language } from "@kalivo/domain/language.ts";
import { flatten } from "@kalivo/contract/form-data.ts";

export type Method = "GET" | "POST";
export type CallData = object;

type RequestParts = { url: string; init: RequestInit & { headers: Record<string, string> } };
type RequestFacts = {
  method: Method;
  path: string;
  data: CallData;
  token: string | null;
  prefix: string;
  /** The page's language, in which the server answers. */
  language: Language;
};

/**
 * The request (specification §7.1): bearer token, JSON accept header, multipart form data with nested keys written a[b] and
 * dates as ISO strings; for GET the data is the query.
 */
export function requestParts({ method, path, data, token, prefix, language }: RequestFacts): RequestParts {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": language,
  };
  if (token !== null) headers["Authorization"] = `Bearer ${token}`;
  const fields = flatten(data);
  if (method === "POST") return { url: prefix + path, init: { method, headers, body: formOf(fields) } };

  const query = new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  ).toString();
  return { url: prefix + path + (query === "" ? "" : `?${query}`), init: { method, headers } };
}

function formOf(fields: ReturnType<typeof flatten>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value);
  }
  return form;
}
