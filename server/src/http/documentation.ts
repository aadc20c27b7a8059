import type { Answer, Route } from "@kalivo/contract/route.ts";
import { Refusal } from "@kalivo/contract/wire.ts";
import { inputSchema, outputSchema } from "./json-schema.ts";
import { KEY_HEADER } from "./idempotency-key.ts";
import { isPlain, MEDIA_TYPES } from "./media-types.ts";

const ALWAYS_POSSIBLE = [413, 422, 429, 500, 503];

/** The documentation of a call. */
export function documentation(route: Route) {
  const refusals = [
    ...(route.refusals ?? []),
    ...ALWAYS_POSSIBLE,
    ...(route.access === "anybody" ? [] : [401]),
    ...(route.access === "admin" ? [403, 404] : []),
    ...(route.method === "POST" ? [415] : []),
  ];
  const refusal = { description: "Refused", ...outputSchema(Refusal) };
  const { params, query, body } = route;
  return {
    summary: route.summary,
    ...(params && { params: inputSchema(params) }),
    ...(query && { querystring: inputSchema(query) }),
    ...(route.once && { headers: KEY_HEADER }),
    ...(body && { body: inputSchema(body), consumes: ["multipart/form-data", "application/json"] }),
    ...(route.access !== "anybody" && { security: [{ bearer: [] }] }),
    response: {
      ...Object.fromEntries(refusals.map((status) => [status, refusal])),
      ...Object.fromEntries(Object.entries(route.ok).map(([status, schema]) => [status, success(schema)])),
    },
  };
}

function success(schema: Answer) {
  if (isPlain(schema)) {
    const [mediaType = ""] = MEDIA_TYPES[schema].split(";");
    const binary = schema === "zip" || schema === "pdf" ? { format: "binary" } : {};
    return {
      description: "Success",
      content: { [mediaType]: { schema: { type: "string", ...binary } } },
    };
  }
  if (schema === "nothing") return { description: "Success", type: "null" };
  return { description: "Success", ...outputSchema(schema) };
}
