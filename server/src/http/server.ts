import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import fastifyStatic from "@fastify/static";
import fastify, {
  errorCodes,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { GENERAL_LIMITS } from "@kalivo/contract/route.ts";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import type { Config } from "../config/config.ts";
import type { Html } from "../documents/html.ts";
import { withoutScripts } from "../documents/without-scripts.ts";
import { describeApi } from "./api-document.ts";
import { isOfMachines, LONGEST_PART, readableAddress } from "./addresses.ts";
import { callerOf, knowProxies } from "./caller.ts";
import { answerEveryErrorInWords } from "./errors-in-words.ts";
import { keptFile } from "./kept-files.ts";
import { askedLanguage, languageOf, sendRefusal, varyByLanguage } from "./language.ts";
import { refusal } from "./refusal.ts";
import { logRequests, requestIds } from "./request-log.ts";
import { mountSharedToApp } from "./shared-to-app.ts";
import { drainBodies } from "./drain-bodies.ts";
import { endSlowRequests, type Patience } from "./slow-requests.ts";
import { sendWithEtag } from "./etag.ts";
import { wellFormed } from "./well-formed.ts";

const WEB_DIST = join(import.meta.dirname, "../../../web/dist");
const PAGE = join(WEB_DIST, "index.html");
const NATIVE_ORIGINS = ["capacitor://localhost", "https://localhost"];
const A_YEAR = "public, max-age=31536000, immutable";

/** The HTTP server with everything around the calls: headers, limits, errors, documentation. */
export async function createServer(options: {
  log: FastifyBaseLogger;
  version: string;
  config: Pick<Config, "trustedProxies" | "publicUrl" | "logFormat">;
  patience?: Patience;
}): Promise<FastifyInstance> {
  const { config } = options;
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request" }),
    bodyLimit: GENERAL_LIMITS.bytes,
    genReqId: requestIds(config.trustedProxies),
    requestTimeout: UPLOAD_MS,
    return503OnClosing: false, // what still arrives on an open connection is served
    routerOptions: { maxParamLength: LONGEST_PART },
    rewriteUrl: readableAddress,
  });
  answerEveryErrorInWords(app);
  logRequests(app, config);
  knowProxies(app, config.trustedProxies);
  endSlowRequests(app, options.patience);
  drainBodies(app);
  readJson(app);
  refusePacked(app);
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("permissions-policy", PERMISSIONS);
    done();
  });

  await app.register(helmet, {
    contentSecurityPolicy: contentSecurity(),
    strictTransportSecurity: config.publicUrl.startsWith("https:"),
  });
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], globalDecompression: false });
  await app.register(cors, {
    origin: NATIVE_ORIGINS,
    credentials: false,
    exposedHeaders: EXPOSED,
  });
  await app.register(multipart);
  refuseUnknown(app);
  await describeApi(app, options.version);
  return app;
}

/** What is sent to an address that is nowhere is not read. */
function refuseUnknown(app: FastifyInstance) {
  app.addHook("onRequest", async (request, reply) =>
    request.is404 && !isRead(request) ? sendRefusal(reply, NOT_FOUND) : undefined,
  );
}

const NOT_FOUND = refusal(404, (say) => say.request.notFound);

const isRead = ({ method }: Pick<FastifyRequest, "method">) => method === "GET" || method === "HEAD";

const EXPOSED = [
  "X-Total-Count",
  "X-Open-Count",
  "X-Server-Time",
  "X-Request-Id",
  "Content-Disposition",
  "Retry-After",
];

/** The timeout of the largest request: 200 MB of files over a slow line. */
const UPLOAD_MS = 20 * 60_000;

/** The browser features the app uses (the camera for codes, sharing, passkeys), and no others; none for frames. */
const PERMISSIONS = [
  ..."camera clipboard-write publickey-credentials-create publickey-credentials-get web-share"
    .split(" ")
    .map((feature) => `${feature}=(self)`),
  ..."accelerometer display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb"
    .split(" ")
    .map((feature) => `${feature}=()`),
].join(", ");

/** Parses JSON bodies and no other text; lone surrogates are replaced, because PostgreSQL refuses them. */
function readJson(app: FastifyInstance) {
  app.removeContentTypeParser("text/plain");
  const read = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body.toString();
    void read(request, text, (error, parsed) =>
      error === null ? done(null, wellFormed(text, parsed)) : done(error),
    );
  });
}

/** Nothing is unpacked: 10 kB may be 10 MB then, and are read before it is known who sends them. */
function refusePacked(app: FastifyInstance) {
  app.addHook("preParsing", ({ method, headers }, _reply, _body, done) => {
    const packed = headers["content-encoding"]?.toLowerCase() ?? "identity";
    const brings = method === "POST" && packed !== "identity";
    done(brings ? new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(packed) : undefined);
  });
}

/** The description of the page at an address, for a client's network address, in the language it asks for, if any. */
export type DescribePage = (asked: {
  address: string;
  caller: string;
  language: Language | null;
}) => Promise<Html>;

/** The built app: files under /assets never change; every unknown path that no machine asks for is the app itself. */
export async function serveApp(app: FastifyInstance, describe: DescribePage) {
  const built = existsSync(PAGE);
  if (built) {
    await app.register(fastifyStatic, {
      root: WEB_DIST,
      index: false,
      preCompressed: true, // compressed by the build
      setHeaders: (reply, path) => {
        reply.header("cache-control", path.includes("/assets/") ? A_YEAR : "no-cache");
      },
    });
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    void varyByLanguage(reply).header("cache-control", "no-cache").type("text/html; charset=utf-8");
    return sendWithEtag(request, reply, await describedPage(request, describe));
  };
  if (built) app.get("/", { schema: { hide: true } }, sendPage);
  mountSharedToApp(app);
  app.setNotFoundHandler(async (request, reply) => {
    // What machines ask for is 404; every other address is the app's, also one that ends like a file (/notice/a.b).
    if (isRead(request) && built && !isOfMachines(request.url)) return sendPage(request, reply);
    return sendRefusal(reply, NOT_FOUND);
  });
}

/** The title and description in the built page. */
const SAYS = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/;

const NO_SCRIPTS = /<noscript>[^<]*<\/noscript>/;

/** The app's page with the description of this address; when that fails, the page with the one of the build. */
async function describedPage(request: FastifyRequest, describe: DescribePage): Promise<string> {
  const language = languageOf(request);
  const page = (await keptFile(PAGE))
    .replace('<html lang="en">', `<html lang="${HTML_LANG[language]}">`)
    .replace(NO_SCRIPTS, () => `<noscript>${withoutScripts(language, request.url).markup}</noscript>`);
  try {
    const { markup } = await describe({
      address: request.url,
      caller: callerOf(request),
      language: askedLanguage(request),
    });
    return page.replace(SAYS, () => markup);
  } catch (error) {
    request.log.warn({ err: error }, "a page could not be described");
    return page;
  }
}

/** Inline scripts are allowed only by the hashes of the build. */
const contentSecurity = () => ({
  directives: {
    defaultSrc: ["'self'"],
    // WebAssembly: the QR reader for browsers without one
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes()],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'", "data:"],
    connectSrc: ["'self'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    upgradeInsecureRequests: null,
  },
});

function inlineScriptHashes(): string[] {
  if (!existsSync(PAGE)) return [];
  const scripts = readFileSync(PAGE, "utf8").matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}
