import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { html } from "@kalivo/server/documents/html.ts";
import type { Sandbox } from "../sandbox.ts";
import { findPortal } from "../setups/setups.queries.ts";
import { currentMethod, replaceMethod } from "../setups/setups.ts";
import { sendSandboxPage, sendUnknownPage } from "./frame.ts";

const RefParams = z.object({ ref: z.string().max(100) });

/** Where a payer sees the saved method and replaces it. */
export function mountPortalPage(app: FastifyInstance, sandbox: Sandbox) {
  app.get("/sandbox/portal/:ref", { schema: { hide: true } }, async (request, reply) => {
    const params = RefParams.safeParse(request.params);
    const portal = params.success ? await findPortal(sandbox.db, params.data.ref) : undefined;
    if (portal === undefined) return sendUnknownPage(reply);
    const method = await currentMethod(sandbox, portal.customer_ref);
    const expires = method?.expires;
    const mandate = method?.mandate;
    const content = html`<section class="card" aria-labelledby="now">
        <h2 id="now">Your payment method</h2>
        <p><strong>${method?.label ?? "None yet"}</strong></p>
        ${expires === undefined ? null : html`<p class="small">Valid until ${String(expires.month).padStart(2, "0")}/${expires.year}</p>`}
        ${mandate === undefined ? null : html`<p class="small">Mandate ${mandate.reference}, creditor ${mandate.creditorId}</p>`}
        <form method="post" action="/sandbox/portal/${portal.ref}/replace">
          <button class="go">Choose another one</button>
        </form>
      </section>
      <p><a class="button" href="${portal.return_url}">Back</a></p>`;
    return sendSandboxPage(reply, { title: "Payment methods", content }, { returnsTo: portal.return_url });
  });

  app.post("/sandbox/portal/:ref/replace", { schema: { hide: true } }, async (request, reply) => {
    const params = RefParams.safeParse(request.params);
    const setupRef = params.success ? await replaceMethod(sandbox, params.data.ref) : null;
    return setupRef === null ? sendUnknownPage(reply) : reply.redirect(`/sandbox/setup/${setupRef}`, 303);
  });
}
