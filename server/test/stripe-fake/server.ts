import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { checkKey } from "./access.ts";
import { findCall, type Found } from "./api.ts";
import { expanded } from "./expand.ts";
import type { Fault, Faults } from "./faults.ts";
import { list, parseForm, type Form } from "./form.ts";
import type { Answer, Keys } from "./idempotency.ts";
import { invalidRequest, StripeRefusal } from "./refusal.ts";
import type { Shapes } from "./shapes.ts";
import { API_VERSION, type World } from "./world.ts";

export type Seen = { method: string; path: string; key: string | null; status: number; fault: Fault | null };

export type ServerParts = {
  world: World;
  keys: Keys;
  nextFault: (method: string, path: string) => Fault | null;
  faults: () => Faults;
  /** Null: nothing is checked and nothing is noted. */
  shapes: Shapes | null;
  violation: (what: string) => void;
  seen: (request: Seen) => void;
};

const SLOW_MS = 300;
const RATE_LIMITED = { type: "invalid_request_error", code: "rate_limit", message: "Too many requests." };
const BROKEN: Answer = {
  status: 500,
  body: { error: { type: "api_error", message: "An unknown error occurred" } },
};

/** Listens on a free port of this machine. */
export async function listen(parts: ServerParts): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      parts.violation(`the fake broke: ${String(error)}`);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, stop };
}

async function answer(parts: ServerParts, request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? "";
  const cut = url.indexOf("?");
  const path = cut < 0 ? url : url.slice(0, cut);
  const method = request.method ?? "GET";
  if (!path.startsWith("/v1/")) {
    showPage(response, path);
    return;
  }
  const body = method === "POST" ? await read(request) : url.slice(path.length + 1);
  const fault = parts.nextFault(method, path);
  const key = header(request, "idempotency-key");
  const given = await outcome(parts, { request, method, path, body, key, fault });
  parts.seen({ method, path, key, status: given.status, fault });
  if (fault === "dropAfter") {
    request.socket.destroy();
    return;
  }
  response.writeHead(given.status, {
    "content-type": "application/json",
    "request-id": "req_fake",
    ...(given.status === 500 && fault !== "failBefore" && { "stripe-should-retry": "false" }),
  });
  response.end(JSON.stringify(given.body));
}

/** Where Stripe's own pages would be; the payer's answers come through the fake's controls. */
function showPage(response: ServerResponse, path: string) {
  response.writeHead(200, { "content-type": "text/plain" });
  response.end(`A page of the fake Stripe: ${path}`);
}

type Incoming = {
  request: IncomingMessage;
  method: string;
  path: string;
  body: string;
  key: string | null;
  fault: Fault | null;
};

async function outcome(parts: ServerParts, incoming: Incoming): Promise<Answer> {
  const { request, method, path, body, key, fault } = incoming;
  try {
    checkKey(header(request, "authorization") ?? undefined, method, path);
    if (fault === "failBefore") return BROKEN;
    if (fault === "rateLimited") throw new StripeRefusal(429, RATE_LIMITED);
    if (fault === "refused") throw invalidRequest("The fake was told to refuse this.");
    const earlier = key === null ? null : parts.keys.begin(key, `${method} ${path}?${body}`);
    if (earlier !== null) return earlier;
    const done = perform(parts, incoming);
    const kept = fault === "failAfter" ? BROKEN : done;
    if (fault === "slow") await pause(parts.faults().slowMs ?? SLOW_MS);
    if (key !== null) parts.keys.end(key, kept);
    return kept;
  } catch (error) {
    if (error instanceof StripeRefusal) return refused(error);
    throw error;
  }
}

const refused = ({ status, error }: StripeRefusal): Answer => ({ status, body: { error } });

function perform(parts: ServerParts, { request, method, path, body }: Incoming): Answer {
  try {
    const call = findCall(method, path);
    if (call === null) {
      parts.violation(`there is no call ${method} ${path}`);
      throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
    }
    const form = parseForm(body);
    checkRequest(parts, request, call, form);
    const { world } = parts;
    const paths = list(form, "expand");
    const plain = call.handler(world, { id: decodeURIComponent(call.id), form });
    const given = paths.length === 0 ? plain : expanded(world, plain, paths);
    const wrong = parts.shapes?.answer(call.shape, given) ?? null;
    if (wrong !== null) parts.violation(`answer of ${method} ${call.shape.path}: ${wrong}`);
    return { status: 200, body: given };
  } catch (error) {
    if (error instanceof StripeRefusal) return refused(error);
    throw error;
  }
}

function checkRequest({ shapes, violation }: ServerParts, request: IncomingMessage, call: Found, form: Form) {
  if (shapes === null) return;
  const version = header(request, "stripe-version");
  if (version !== API_VERSION) violation(`the version asked for is ${String(version)}, not ${API_VERSION}`);
  const wrong = shapes.request(call.shape, form);
  if (wrong === null) return;
  violation(`request ${call.shape.method} ${call.shape.path}: ${wrong}`);
  throw invalidRequest(`Received unknown or wrong parameters: ${wrong}`, { code: "parameter_unknown" });
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
