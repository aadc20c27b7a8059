import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CODE_CHECKS_A_MINUTE } from "@kalivo/domain/limits.ts";
import type { Api } from "../../http/route-handler.ts";
import { callerOf } from "../../http/caller.ts";
import { inLanguage, languageOf, sendRefusal } from "../../http/language.ts";
import { refusal } from "../../http/refusal.ts";
import { sendWithEtag } from "../../http/etag.ts";
import { busy } from "../../http/too-busy.ts";
import type { Services } from "../../services.ts";
import { describeProduct, describeSubject, type Card } from "./describe-subject.ts";
import { GENERAL_PICTURE } from "./link-preview.ts";
import { pictureShelf } from "./picture/picture-shelf.ts";
import { mountLink } from "./link-routes.ts";
import { languageIn } from "./preview-language.ts";
import { subjectNamed } from "./subject.ts";

const PICTURES_A_MINUTE = 60;
const A_MINUTE = 60;
const FILE_NAME = /^(\w{1,20})\.png$/;

/** Cached briefly, so that hidden data disappears soon; sites show pictures of another origin. */
const HEADERS = {
  "cache-control": "public, max-age=300",
  "cross-origin-resource-policy": "cross-origin",
};

const BUSY = busy(5);
const NOT_FOUND = refusal(404, (say) => say.request.notFound);

/** A picture says what the text beside it says: its address names the language. */
const shownIn = (request: FastifyRequest) => languageIn(request.url) ?? languageOf(request);

type Needs = Pick<Services, "db" | "pool" | "clock" | "limits">;

/** A link's description for a stranger, as text and as the preview's picture. */
export function mountPreviews(app: FastifyInstance, api: Api, needs: Needs) {
  mountLink(api, needs);
  const anything = needs.limits("preview-picture", PICTURES_A_MINUTE, A_MINUTE);
  const codes = needs.limits("preview-picture-code", CODE_CHECKS_A_MINUTE, A_MINUTE);
  const pictures = pictureShelf();

  const picture = async (card: Card, reply: FastifyReply) => {
    const png = await pictures(card);
    if (png !== "busy") {
      const shown = inLanguage(reply.headers(HEADERS).type("image/png"), shownIn(reply.request));
      return sendWithEtag(reply.request, shown, png);
    }
    return sendRefusal(reply, BUSY);
  };

  app.get(GENERAL_PICTURE, { schema: { hide: true } }, (request, reply) =>
    picture(describeProduct(shownIn(request)).card, reply),
  );

  app.get<{ Params: { kind: string; file: string } }>(
    "/preview/:kind/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { params } = request;
      const subject = subjectNamed(params.kind, FILE_NAME.exec(params.file)?.[1] ?? "");
      const tooMany = await (subject?.kind === "code" ? codes : anything).consume(callerOf(request));
      if (tooMany !== null) return sendRefusal(reply, tooMany);
      const described = subject === null ? null : await describeSubject(needs, subject, shownIn(request));
      if (described === null) return sendRefusal(reply, NOT_FOUND);
      return picture(described.card, reply);
    },
  );
}
