import { expect } from "vitest";
import { z } from "zod";
import type { Route } from "@kalivo/contract/route.ts";
import { Refusal } from "@kalivo/contract/wire.ts";
import { documentedStatuses } from "./documented.ts";
import type { TestProduct } from "./product.ts";

/** A malformed or hostile request. */
export type Sent = {
  payload?: string | Buffer;
  type?: string;
  query?: string;
  id?: string;
  signedIn?: boolean;
};

/** Sends it and checks the refusal: a sentence, and a status in the API reference. */
export async function sendTo(
  kalivo: TestProduct,
  token: string,
  route: Route,
  { payload, type = "application/json", query = "", id, signedIn = true }: Sent,
): Promise<{ status: number; fields: string[] }> {
  const headers: Record<string, string> = {};
  if (signedIn) headers["authorization"] = `Bearer ${token}`;
  if (payload !== undefined) headers["content-type"] = type;
  const body = payload === undefined ? {} : { payload };
  const url = urlOf(route, id) + query;
  const response = await kalivo.app.inject({ method: route.method, url, headers, ...body });
  const refused = Refusal.parse(JSON.parse(response.body));
  expect(refused.message.length).toBeGreaterThan(4);
  expect(documentedStatuses(kalivo.app, route)).toContain(String(response.statusCode));
  return { status: response.statusCode, fields: Object.keys(refused.errors ?? {}) };
}

export const named = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);

export const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

export const urlOf = (route: Route, id = "1"): string =>
  route.path.replace("{id}", id).replace("{type}", "burner");

/** A multipart body of these parts, written verbatim. */
export function form(parts: readonly string[], boundary = "frontier"): { payload: Buffer; type: string } {
  const written = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
  return {
    payload: Buffer.from(`${written}--${boundary}--\r\n`),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

export const field = (name: string, value: string): string =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
