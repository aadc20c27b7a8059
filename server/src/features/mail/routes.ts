import * as api from "@kalivo/contract/api-paths.ts";
import { unsubscribe as unsubscribeRoute } from "@kalivo/contract/routes/own/unsubscribe.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { serverWords } from "@kalivo/words/server.ts";
import { html } from "../../documents/html.ts";
import { inLanguage, languageOf } from "../../http/language.ts";
import { mountApi } from "../../http/route-handler.ts";
import { refusal, reply as answer, type Refused } from "../../http/refusal.ts";
import { acceptForms, sendPage } from "../../documents/page.ts";
import type { Services } from "../../services.ts";
import type { TokenRefusal } from "../../crypto/signed-token.ts";
import { unsubscribe } from "./unsubscribe.ts";

const REFUSALS = {
  forged: refusal(404, (say) => say.mail.notValid),
  expired: refusal(410, (say) => say.mail.expired),
} as const satisfies Record<TokenRefusal["kind"], ReturnType<typeof refusal>>;

const PAGE = `${api.unsubscribe.replace("{token}", ":token")}/page`;
const TokenParams = z.object({ token: z.string().min(10).max(400) });

/** Unsubscribing from refusable mails, by the mail program's own button or on a page. */
export async function mountMail(app: FastifyInstance, services: Services) {
  await app.register(async (scope) => {
    acceptForms(scope);
    mountApi(scope, services).on(unsubscribeRoute, async ({ params, say, now }) => {
      const outcome = await unsubscribe(services, params.token, now);
      return outcome.ok ? answer(200, { message: say.mail.stopped }) : REFUSALS[outcome.refusal.kind];
    });
    mountPage(scope, services);
  });
}

/** A link in a mail must not act by itself: mail scanners follow links. The page asks, and its button acts. */
function mountPage(scope: FastifyInstance, services: Services) {
  scope.get(PAGE, { schema: { hide: true } }, (request, reply) => {
    const language = languageOf(request);
    const { mail } = serverWords(language);
    return sendPage(inLanguage(reply, language), {
      language,
      title: mail.stopTitle,
      content: html`<form method="post" action="page"><button class="go">${mail.stop}</button></form>
        <p class="quiet">${mail.moneyGoesOn}</p>`,
    });
  });
  scope.post(PAGE, { schema: { hide: true } }, async (request, reply) => {
    const params = TokenParams.safeParse(request.params);
    const outcome = params.success
      ? await unsubscribe(services, params.data.token, services.clock.now())
      : null;
    if (outcome === null) return sayInstead(reply, REFUSALS.forged);
    if (!outcome.ok) return sayInstead(reply, REFUSALS[outcome.refusal.kind]);
    const language = languageOf(request);
    const { mail } = serverWords(language);
    return sendPage(reply, { language, title: mail.done, content: html`<p>${mail.stopped}</p>` });
  });
}

function sayInstead(reply: FastifyReply, { refused, message }: Refused) {
  const language = languageOf(reply.request);
  const say = serverWords(language);
  const page = { language, title: say.mail.failed, content: html`<p>${message(say)}</p>` };
  return sendPage(inLanguage(reply, language), page, { status: refused });
}
