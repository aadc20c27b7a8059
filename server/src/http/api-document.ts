import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const PAGE = "/api/docs";
/** Of brotli's 0 to 11: the last ones take seconds for what is some percent smaller. */
const QUALITY = 6;

/**
 * The API's description as JSON and YAML, and the page that shows it. More than a megabyte that anybody may ask for as often as
 * they like: each form is written and compressed once.
 */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.0.3",
      info: { title: "Kalivo", version, description: "Every call, as the server enforces it." },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  const json = keptForm("application/json; charset=utf-8", () => JSON.stringify(app.swagger()));
  const yaml = keptForm("application/x-yaml", () => app.swagger({ yaml: true }));
  const forms = new Map([
    [`${PAGE}/json`, json],
    [`${PAGE}/yaml`, yaml],
  ]);
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    uiConfig: { docExpansion: "none" },
    uiHooks: {
      preHandler: (request, reply, done) => {
        const form = forms.get(request.routeOptions.url ?? "");
        if (form === undefined) done();
        else form(request, reply).catch(done);
      },
    },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, json);
}

const ENCODINGS = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: promisify(gzip),
  identity: (text: string) => Promise.resolve(Buffer.from(text)),
};
type Encoding = keyof typeof ENCODINGS;

function keptForm(type: string, write: () => string) {
  let text: string | undefined;
  const kept = new Map<Encoding, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = acceptedBy(request);
    text ??= write();
    const body = kept.get(encoding) ?? ENCODINGS[encoding](text);
    kept.set(encoding, body);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply
      .header("vary", "accept-encoding, origin")
      .type(type)
      .send(await body);
  };
}

function acceptedBy({ headers }: FastifyRequest): Encoding {
  const accepted = new Set((headers["accept-encoding"] ?? "").split(",").map((one) => one.trim()));
  return (["br", "gzip"] as const).find((one) => accepted.has(one)) ?? "identity";
}
