import { z } from "zod";
import type { TestProduct } from "./product.ts";

type Shape = {
  type?: string | undefined;
  properties?: Record<string, Shape> | undefined;
  items?: Shape | undefined;
  anyOf?: Shape[] | undefined;
  oneOf?: Shape[] | undefined;
  enum?: unknown[] | undefined;
  additionalProperties?: Shape | boolean | undefined;
};
/** The part of JSON schema that the API reference uses. */
const Shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    properties: z.record(z.string(), Shape).optional(),
    items: Shape.optional(),
    anyOf: z.array(Shape).optional(),
    oneOf: z.array(Shape).optional(),
    enum: z.array(z.unknown()).optional(),
    additionalProperties: z.union([z.boolean(), Shape]).optional(),
  }),
);
const Parameter = z.object({ name: z.string(), in: z.string() });
const Operation = z.object({
  security: z.array(z.unknown()).optional(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Shape.optional() })) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** A call in the API reference, which includes every mounted route. */
export type EveryCall = {
  name: string;
  method: "GET" | "POST";
  path: string;
  access: "anybody" | "person" | "admin";
  query: readonly string[];
  body: Shape | undefined;
  /** Every documented status. */
  statuses: readonly number[];
};

export async function everyCall(kalivo: TestProduct): Promise<EveryCall[]> {
  const { paths } = OpenApi.parse((await kalivo.send("GET", "/api/openapi.json")).body);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation)),
  );
}

function callOf(path: string, method: string, operation: z.output<typeof Operation>): EveryCall {
  const verb = method === "get" ? "GET" : "POST";
  const signedIn = path.startsWith("/api/admin/") ? "admin" : "person";
  return {
    name: `${verb} ${path}`,
    method: verb,
    path,
    access: operation.security === undefined ? "anybody" : signedIn,
    query: operation.parameters.flatMap((one) => (one.in === "query" ? [one.name] : [])),
    body: operation.requestBody?.content["application/json"]?.schema,
    statuses: Object.keys(operation.responses).map(Number),
  };
}

const KNOWN_PARTS: Readonly<Record<string, string>> = {
  type: "burner",
  month: "2026-10",
  year: "2026",
  table: "months",
  provider: "strava",
  token: "x".repeat(43),
  secret: "x".repeat(43),
};

/** Valid values by field name. */
const LIKELY: Readonly<Record<string, string | number>> = {
  email: "somebody@example.org",
  birthday: "1990-03-04",
  perCalorie: 0.1,
  limit: 1000,
  gender: "female",
  phone: "+32 470 12 34 56",
  weight: 70,
  height: 170,
  month: "2026-10",
  settled_on: "2026-11-05",
  startDate: "2026-11-04T08:00:00Z",
  endDate: "2026-11-04T09:00:00Z",
  start_date: "2026-11-04",
};

/** The path of a call, with plausible parameters. */
export const addressOf = ({ path }: Pick<EveryCall, "path">, id: string | number = 1): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, part: string) => KNOWN_PARTS[part] ?? String(id));

/** A sample of this shape; `text` gives the value of a text field by its path. */
export function sampleOf(shape: Shape, text: (path: string) => unknown, path = ""): unknown {
  if (shape.enum !== undefined) return text(path) ?? shape.enum[0];
  const [choice] = shape.oneOf ?? [];
  if (choice !== undefined) return sampleOf(choice, text, path);
  const [either] = shape.type === undefined ? (shape.anyOf ?? []) : [];
  if (either !== undefined) return sampleOf(either, text, path);
  if (shape.type === "array") return shape.items === undefined ? [] : [sampleOf(shape.items, text, path)];
  if (shape.type === "object") {
    const named = Object.entries(shape.properties ?? {}).map(([name, inner]) => [
      name,
      sampleOf(inner, text, path === "" ? name : `${path}.${name}`),
    ]);
    const others = shape.additionalProperties;
    if (typeof others === "object")
      named.push(["1", sampleOf(others, text, path === "" ? "1" : `${path}.1`)]);
    return Object.fromEntries(named);
  }
  const said = text(path);
  if (said !== undefined) return said;
  const likely = LIKELY[path.split(".").at(-1) ?? ""];
  if (likely !== undefined) return likely;
  return shape.type === "string" ? "ten letters" : shape.type === "boolean" ? true : 1;
}

/** The paths of text fields in a body, including those of numbers and choices. */
export function textsIn(shape: Shape): string[] {
  const found: string[] = [];
  sampleOf(shape, (path) => {
    found.push(path);
    return undefined;
  });
  return [...new Set(found)];
}
