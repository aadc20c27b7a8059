import type { FastifyInstance, FastifyReply } from "fastify";
import { CODE_CHECKS_A_MINUTE } from "@kalivo/domain/limits.ts";
import { sendTagged } from "../../http/tagged.ts";
import type { Services } from "../../services.ts";
import { describeSubject, GENERAL, type Card } from "./describe-subject.ts";
import { GENERAL_PICTURE } from "./link-preview.ts";
import { pictureShelf } from "./picture/picture-shelf.ts";
import { subjectNamed } from "./subject.ts";

const PICTURES_A_MINUTE = 60;
const A_MINUTE = 60;
const FILE_NAME = /^(\w{1,20})\.png$/;

/** Short: who hides something is not shown for long; sites show pictures of another origin. */
const HEADERS = {
  "cache-control": "public, max-age=300",
  "cross-origin-resource-policy": "cross-origin",
};

type Needs = Pick<Services, "db" | "pool" | "clock" | "limits">;

/** The pictures that go with the previews of links, drawn from what a stranger may read. */
export function mountPreviews(app: FastifyInstance, needs: Needs) {
  const anything = needs.limits("preview-picture", PICTURES_A_MINUTE, A_MINUTE);
  const codes = needs.limits("preview-picture-code", CODE_CHECKS_A_MINUTE, A_MINUTE);
  const pictures = pictureShelf();

  const picture = async (card: Card, reply: FastifyReply) => {
    const png = await pictures(card);
    if (png !== "busy") return sendTagged(reply.request, reply.headers(HEADERS).type("image/png"), png);
    return reply.code(503).header("retry-after", "5").send({ message: "Please try again in a few seconds." });
  };

  app.get(GENERAL_PICTURE, { schema: { hide: true } }, (_, reply) => picture(GENERAL.card, reply));

  app.get<{ Params: { kind: string; file: string } }>(
    "/preview/:kind/:file",
    { schema: { hide: true } },
    async ({ params, ip }, reply) => {
      const subject = subjectNamed(params.kind, FILE_NAME.exec(params.file)?.[1] ?? "");
      const tooMany = await (subject?.kind === "code" ? codes : anything).consume(ip);
      if (tooMany !== null)
        return reply
          .code(429)
          .headers(tooMany.headers ?? {})
          .send({ message: tooMany.message });
      const described = subject === null ? null : await describeSubject(needs, subject);
      if (described === null) return reply.code(404).send({ message: "Not found." });
      return picture(described.card, reply);
    },
  );
}
