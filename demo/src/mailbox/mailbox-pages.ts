import { formatDate } from "@kalivo/domain/money/display.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { html } from "@kalivo/server/documents/html.ts";
import { sendPage } from "@kalivo/server/documents/page.ts";
import type { Services } from "@kalivo/server/services.ts";
import { listMails, readMail } from "@kalivo/server/features/mail/mail.queries.ts";

const SHOWN = 200;
const BANNER = "Test mailbox: no mail leaves this machine";
const IdParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The page for the demo's mails. Exists in the demo only. */
export function mountMailbox(app: FastifyInstance, { db }: Services) {
  app.get("/mailbox", { schema: { hide: true } }, async (_, reply) => {
    const mails = await listMails(db, SHOWN);
    const rows = mails.map(
      ({ id, subject, recipient, sentAt }) =>
        html`<li>
          <a href="/mailbox/${id}"><b>${subject}</b><span>${recipient} · ${when(sentAt)}</span></a>
        </li>`,
    );
    const content =
      mails.length === 0
        ? html`<p class="quiet">No mail yet.</p>`
        : html`<ul class="fill">
            ${rows}
          </ul>`;
    return sendPage(reply, { title: "Mailbox", banner: BANNER, content, wide: true });
  });

  app.get("/mailbox/:id", { schema: { hide: true } }, async (request, reply) => {
    const params = IdParams.safeParse(request.params);
    const mail = params.success ? await readMail(db, params.data.id) : undefined;
    if (mail === undefined) return reply.code(404).send({ message: "Not found." });
    const content = html`<p class="quiet">To ${mail.recipient}, ${when(mail.sentAt)}</p>
      <iframe
        title="The email as a mail program shows it"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        src="/mailbox/${mail.id}/html"
      ></iframe>
      <h2>Text part</h2>
      <pre class="card">${linked(mail.bodyText)}</pre>
      <p><a class="button" href="/mailbox">All mails</a></p>`;
    return sendPage(reply, { title: mail.subject, banner: BANNER, content, wide: true });
  });

  app.get("/mailbox/:id/html", { schema: { hide: true } }, async (request, reply) => {
    const params = IdParams.safeParse(request.params);
    const mail = params.success ? await readMail(db, params.data.id) : undefined;
    if (mail === undefined) return reply.code(404).send({ message: "Not found." });
    return reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      )
      .header("x-frame-options", "SAMEORIGIN")
      .send(mail.html.replace("<head>", '<head><base target="_top">'));
  });
}

const time = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  hour: "2-digit",
  minute: "2-digit",
});
const when = (instant: Date) => `${formatDate(instant)} ${time.format(instant)}`;

const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
