import { unsubscribe as unsubscribeRoute } from "@kalivo/contract/routes/own/unsubscribe.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { html } from "../../html.ts";
import { mountApi } from "../../http/mount.ts";
import { refusal, reply as answer } from "../../http/refusal.ts";
import { acceptForms, sendPage } from "../../page.ts";
import type { Services } from "../../services.ts";
import type { TokenRefusal } from "../../signed-token.ts";
import { unsubscribe } from "./unsubscribe.ts";

const REFUSALS = {
  forged: refusal(404, "This link is not valid."),
  expired: refusal(410, "This link is no longer valid. You can choose your emails in Settings."),
} as const satisfies Record<TokenRefusal["kind"], ReturnType<typeof refusal>>;

const TokenParams = z.object({ token: z.string().min(10).max(400) });

/** Stopping refusable mails, by the mail program's own button or by the person on a page. */
export async function mountMail(app: FastifyInstance, services: Services) {
  await app.register(async (scope) => {
    acceptForms(scope);
    mountApi(scope, services).on(unsubscribeRoute, async ({ params, now }) => {
      const outcome = await unsubscribe(services, params.token, now);
      return outcome.ok
        ? answer(200, { message: "You will not get these emails any more." })
        : REFUSALS[outcome.refusal.kind];
    });
    mountPage(scope, services);
  });
}

/** A link in a mail must not act by itself: mail scanners follow links. The page asks, its button acts. */
function mountPage(scope: FastifyInstance, services: Services) {
  scope.get("/api/mail/unsubscribe/:token/page", { schema: { hide: true } }, (_, reply) =>
    sendPage(reply, {
      title: "Stop these emails?",
      content: html`<form method="post" action="page"><button class="go">Stop these emails</button></form>
        <p class="quiet">
          Emails about money and security keep coming. You can change your choice in Settings.
        </p>`,
    }),
  );
  scope.post("/api/mail/unsubscribe/:token/page", { schema: { hide: true } }, async (request, reply) => {
    const params = TokenParams.safeParse(request.params);
    const outcome = params.success
      ? await unsubscribe(services, params.data.token, services.clock.now())
      : null;
    if (outcome === null) return sayInstead(reply, REFUSALS.forged);
    if (!outcome.ok) return sayInstead(reply, REFUSALS[outcome.refusal.kind]);
    return sendPage(reply, { title: "Done", content: html`<p>You will not get these emails any more.</p>` });
  });
}

const sayInstead = (reply: FastifyReply, { refused, message }: { refused: number; message: string }) =>
  sendPage(reply, { title: "This does not work", content: html`<p>${message}</p>` }, { status: refused });
