import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { contentLimits, type Route } from "@kalivo/contract/route.ts";
import { Refusal } from "@kalivo/contract/wire.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { lazy } from "@kalivo/domain/lazy.ts";
import { serverWords, type ServerWords } from "@kalivo/words/server.ts";
import type { Services } from "../services.ts";
import { callerOf } from "./caller.ts";
import { documentation } from "./documentation.ts";
import { issuesRefusal, libraryWords } from "./field-problems.ts";
import { frontDoor, type Knock } from "./front-door.ts";
import { inLanguage } from "./language.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { isPlain, MEDIA_TYPES } from "./media-types.ts";
import { refusal, type Refused } from "./refusal.ts";
import { sendAs } from "./send-as.ts";
import { noteSaved } from "./session.queries.ts";
import type { SignedIn } from "./session.ts";
import { inTurnOfWork } from "./take-turns.ts";
import { busy, RETRY_SECONDS } from "./too-busy.ts";
import { awaitUpload } from "./slow-requests.ts";
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

export type Call<R extends Route> = {
  params: Parsed<R, "params">;
  query: Parsed<R, "query">;
  body: Parsed<R, "body">;
  files: readonly Upload[];
  person: R["access"] extends "anybody" ? null : SignedIn;
  now: Date;
  /** The answer's language: the request's, else the person's. */
  language: Language;
  /** The sentences of that language. */
  say: ServerWords;
  /** The idempotency key of the request; null when none was sent. */
  key: R["once"] extends true ? string | null : null;
  /** The client's network, for rate limits. */
  address: string;
  raw: FastifyRequest;
};

export type Reply<R extends Route> =
  | {
      [S in keyof R["ok"]]: { status: S; body: Body<R["ok"][S]>; headers?: Record<string, string> };
    }[keyof R["ok"]]
  | Refused;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Reply<R>> | Reply<R>;

/** Features register their calls here; `knock` refuses before the body is read. */
export type Api = { on: <R extends Route>(route: R, handler: Handler<R>, knock?: Knock) => void };

/** Mounts routes of the contract: parses, validates and answers exactly as the route says. */
export function mountApi(app: FastifyInstance, services: Needs): Api {
  return {
    on: (route, handler, knock = () => null) => {
      const door = frontDoor(route, services, {
        knock,
        turnAway: (reply, turned) => answer(route, reply, turned),
      });
      const handled = throughReplica(services);
      const shape = lazy(() => askedShape(route));
      app.route({
        method: route.method,
        exposeHeadRoute: false, // it would do what the GET does: take a file, begin a set-up, write in the log
        url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
        config: { swaggerTransform: ({ url }) => ({ url, schema: documentation(route) }) },
        bodyLimit: contentLimits(route).bytes,
        onRequest: door.onRequest,
        handler: async (request, reply) => {
          const { person, language } = door.admitted(request);
          const outcome = await inTurnOfWork(route, request, person, async (): Promise<Outcome> => {
            const asked = { shape: shape(), clock: services.clock, person, language };
            const call = await readCall(route, request, asked);
            if ("refused" in call) return call;
            return handled(route, { person, log: request.log }, () => handler(call));
          });
          return answer(route, reply, { outcome: outcome ?? busy(RETRY_SECONDS), language });
        },
      });
    },
  };
}

type Needs = Pick<Services, "db" | "clock" | "limits" | "traces" | "replica">;

type Asking = { person: SignedIn | null; log: Pick<FastifyRequest["log"], "warn"> };

/** What may lag is read from a replica, if there is one, except by somebody who has just saved something. */
const throughReplica =
  ({ db, replica }: Pick<Needs, "db" | "replica">) =>
  async <T>(route: Route, { person, log }: Asking, handle: () => Promise<T> | T): Promise<T> => {
    if (replica.state() === "none") return handle();
    if (route.mayLag === true && person?.justSaved !== true) return replica.read(async () => handle());
    const outcome = await handle();
    if (route.method !== "GET" && person !== null)
      await noteSaved(db, person.sessionId).catch((error: unknown) => {
        log.warn({ err: error }, "a save was not noted: what its person reads next may be some seconds old");
      });
    return outcome;
  };

/** Answers are personal: no browser or proxy may cache them. */
const isPersonal = ({ access, method, path }: Route): boolean =>
  access !== "anybody" || method !== "GET" || path.includes("{token}");

/** Cached per call: zod compiles a shape on its first use. */
const askedShape = ({ params, query, body }: Route) =>
  z.object({ params: params ?? z.undefined(), query: query ?? z.undefined(), body: body ?? z.undefined() });

type Asked = Pick<Needs, "clock"> & {
  shape: ReturnType<typeof askedShape>;
  person: SignedIn | null;
  language: Language;
};

async function readCall<R extends Route>(
  route: R,
  request: FastifyRequest,
  { shape, clock, person, language }: Asked,
): Promise<Call<R> | Refused> {
  if (route.uploads !== undefined) awaitUpload(request.raw);
  const form =
    request.isMultipart() && route.uploads === undefined
      ? await readForm(request, route)
      : { body: request.body ?? {}, files: [] };
  if ("refused" in form) return form;

  const parsed = shape.safeParse(
    {
      params: route.params && request.params,
      query: route.query && request.query,
      body: route.body && form.body,
    },
    libraryWords(language),
  );
  if (!parsed.success) return invalid(parsed.error, route);
  const key = route.once === true ? readIdempotencyKey(request.headers) : null;
  if (key !== null && typeof key !== "string") return key;
  // The parts have the types of the route's own schemas, which TypeScript cannot follow through the generic object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    ...parsed.data,
    files: form.files,
    person,
    now: clock.now(),
    language,
    say: serverWords(language),
    key,
    address: callerOf(request),
    raw: request,
  } as unknown as Call<R>;
}

/** An invalid id in the path is a 404; anything else is 422 with the field's name. */
function invalid(error: z.ZodError, route: Route): Refused {
  if (error.issues.every(({ path }) => path[0] === "params") && route.refusals?.includes(404)) {
    return refusal(404, (say) => say.request.notFound);
  }
  return issuesRefusal(error.issues);
}

type Outcome = { status: PropertyKey; body: unknown; headers?: Record<string, string> } | Refused;

type Answered = { outcome: Outcome; language: Language };

function answer(route: Route, reply: FastifyReply, { outcome, language }: Answered) {
  if (isPersonal(route)) void reply.header("cache-control", "no-store");
  if (outcome.headers !== undefined) void reply.headers(outcome.headers);
  if ("refused" in outcome)
    return sendAs(inLanguage(reply, language).code(outcome.refused), Refusal, refusalBody(outcome, language));
  const { status, body } = outcome;
  const kind = route.ok[Number(status)];
  if (typeof kind === "object") return sendAs(reply.code(Number(status)), kind, body);
  if (isPlain(kind)) void reply.type(MEDIA_TYPES[kind]);
  return reply.code(Number(status)).send(body);
}

/** The body of a refusal, in the reader's language. */
function refusalBody({ message, errors, code }: Refused, language: Language): Refusal {
  const say = serverWords(language);
  const coded = code !== undefined && { code };
  if (errors === undefined) return { message: message(say), ...coded };
  const said = Object.entries(errors).map(([field, sentences]) => [
    field,
    sentences.map((sentence) => sentence(say)),
  ]);
  return { message: message(say), errors: Object.fromEntries(said), ...coded };
}
