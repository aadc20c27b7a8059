import { portraitAt } from "@kalivo/domain/people/portrait.ts";
import type { FastifyInstance } from "fastify";
import { sendRefusal } from "../../http/language.ts";
import { refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { findPicture, PICTURE_ADDRESS } from "./pictures.queries.ts";

const CONTENT_TYPES: Readonly<Record<string, string>> = { webp: "image/webp", svg: "image/svg+xml" };

const NO_PICTURE = refusal(404, (say) => say.request.notFound);

/** A picture opened as a page must not run anything; the native shells show pictures from another origin. */
const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

/** Pictures by the hash of their bytes, and portraits by what they are drawn from: an address never changes its content. */
export function mountPictures(app: FastifyInstance, { db }: Pick<Services, "db">) {
  app.get<{ Params: { file: string } }>(
    "/pictures/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const [, hash, extension = ""] = PICTURE_ADDRESS.exec(`/pictures/${request.params.file}`) ?? [];
      const picture = hash === undefined ? null : await findPicture(db, hash);
      const contentType = CONTENT_TYPES[extension];
      if (picture === null || contentType !== picture.content_type) return sendRefusal(reply, NO_PICTURE);
      return reply.headers(HEADERS).type(contentType).send(picture.content);
    },
  );

  app.get<{ Params: { style: string; file: string } }>(
    "/pictures/portraits/:style/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const seed = portraitAt(request.url);
      if (seed === null) return sendRefusal(reply, NO_PICTURE);
      const { drawPortrait } = await import("./draw-portrait.ts");
      return reply.headers(HEADERS).type("image/svg+xml").send(drawPortrait(seed));
    },
  );
}
