import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Answer, Route } from "@kalivo/contract/route.ts";
import { Refusal } from "@kalivo/contract/wire.ts";
import type { Clock } from "../adapters/clock/port.ts";
import type { Db } from "../db/client.ts";
import { inputSchema, outputSchema } from "./json-schema.ts";
import { refusal, type Refused } from "./refusal.ts";
import { signedIn, type SignedIn } from "./session.ts";
import { readForm, type Upload } from "./uploads.ts";

type Parsed<R extends Route, K extends "params" | "query" | "body"> = R[K] extends z.ZodType
  ? z.output<R[K]>
  : undefined;
type Body<A> = A extends z.ZodType ? z.output<A> : A extends keyof Plain ? Plain[A] : never;
type Plain = {
  text: string;
  csv: string | Readable;
  pdf: Readable;
  xml: string;
  zip: Readable;
  nothing: undefined;
};

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  text: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
  xml: "application/xml; charset=utf-8",
  zip: "application/zip",
};

export type Call<R extends Route> = {
  params: Parsed<R, "params">;
  query: Parsed<R, "query">;
  body: Parsed<R, "body">;
  files: readonly Upload[];
  person: R["access"] extends "anybody" ? null : SignedIn;
  now: Date;
  /** The caller's network address, for rate limits. */
  address: string;
  raw: FastifyRequest;
};

export type Reply<R extends Route> =
  | {
      [S in keyof R["ok"]]: { status: S; body: Body<R["ok"][S]>; headers?: Record<string, string> };
    }[keyof R["ok"]]
  | Refused;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Reply<R>> | Reply<R>;

/** Where features hang their calls. */
export type Api = { on: <R extends Route>(route: R, handler: Handler<R>) => void };

/** Mounts routes of the contract: reads, checks and answers exactly what the route says. */
export function mountApi(app: FastifyInstance, services: { db: Db; clock: Clock }): Api {
  return {
    on: (route, handler) => {
      const bodyLimit = (route.uploads ?? route.limits)?.bytes;
      app.route({
        method: route.method,
        url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
        schema: documentation(route),
        ...(bodyLimit !== undefined && { bodyLimit }),
        handler: async (request, reply) => {
          const call = await readCall(route, request, services);
          const outcome = "refused" in call ? call : await handler(call);
          return answer(route, reply, outcome);
        },
      });
    },
  };
}

async function readCall<R extends Route>(
  route: R,
  request: FastifyRequest,
  { db, clock }: { db: Db; clock: Clock },
): Promise<Call<R> | Refused> {
  const person = route.access === "anybody" ? null : await signedIn(db, request.headers.authorization);
  if (route.access !== "anybody" && person === null) return refusal(401, "Please sign in.");
  if (route.access === "admin" && person?.admin !== true) return refusal(404, "Not found.");

  const form =
    request.isMultipart() && route.uploads === undefined
      ? await readForm(request, route.files ?? [], route.limits)
      : { body: request.body ?? {}, files: [] };
  if ("refused" in form) return form;

  const parsed = z
    .object({
      params: route.params ?? z.undefined(),
      query: route.query ?? z.undefined(),
      body: route.body ?? z.undefined(),
    })
    .safeParse({
      params: route.params && request.params,
      query: route.query && request.query,
      body: route.body && form.body,
    });
  if (!parsed.success) return invalid(parsed.error, route);
  // The parts have the types of the route's own schemas, which TypeScript cannot follow through the generic object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    ...parsed.data,
    files: form.files,
    person,
    now: clock.now(),
    address: request.ip,
    raw: request,
  } as unknown as Call<R>;
}

/** A long list may be wrong in every entry; nobody reads more than this. */
const MOST_ISSUES = 50;

/** A bad id in the path names nothing: 404. Anything else is 422 with the field named. */
function invalid(error: z.ZodError, route: Route): Refused {
  if (error.issues.every(({ path }) => path[0] === "params") && route.refusals?.includes(404)) {
    return refusal(404, "Not found.");
  }
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues.slice(0, MOST_ISSUES)) {
    const field = path.slice(1).join(".") || "body";
    (errors[field] ??= []).push(`${field} ${message}`);
  }
  return refusal(422, Object.values(errors).flat().join(". "), { errors });
}

type Outcome = { status: PropertyKey; body: unknown; headers?: Record<string, string> } | Refused;

function answer(route: Route, reply: FastifyReply, outcome: Outcome) {
  if (outcome.headers !== undefined) void reply.headers(outcome.headers);
  if ("refused" in outcome) {
    const { refused, message, errors } = outcome;
    return reply.code(refused).send(errors === undefined ? { message } : { message, errors });
  }
  const { status, body } = outcome;
  const kind = route.ok[Number(status)];
  const mediaType = typeof kind === "string" ? MEDIA_TYPES[kind] : undefined;
  if (mediaType !== undefined) void reply.type(mediaType);
  return reply.code(Number(status)).send(body);
}

const refusalSchema = { description: "Refused", ...outputSchema(Refusal) };
const ALWAYS_POSSIBLE = [413, 422, 429, 500];

function documentation(route: Route) {
  const refusals = [
    ...(route.refusals ?? []),
    ...ALWAYS_POSSIBLE,
    ...(route.access === "anybody" ? [] : [401]),
  ];
  const { params, query, body } = route;
  return {
    summary: route.summary,
    ...(params && { params: inputSchema(params) }),
    ...(query && { querystring: inputSchema(query) }),
    ...(body && { body: inputSchema(body), consumes: ["multipart/form-data", "application/json"] }),
    ...(route.access !== "anybody" && { security: [{ bearer: [] }] }),
    response: {
      ...Object.fromEntries(refusals.map((status) => [status, refusalSchema])),
      ...Object.fromEntries(Object.entries(route.ok).map(([status, schema]) => [status, success(schema)])),
    },
  };
}

function success(schema: Answer) {
  if (schema === "text" || schema === "csv" || schema === "xml")
    return { description: "Success", type: "string" };
  if (schema === "zip" || schema === "pdf")
    return { description: "Success", type: "string", format: "binary" };
  if (schema === "nothing") return { description: "Success", type: "null" };
  return { description: "Success", ...outputSchema(schema) };
}
