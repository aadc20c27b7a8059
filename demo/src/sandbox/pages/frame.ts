import type { FastifyReply } from "fastify";
import type { Html } from "@kalivo/server/documents/html.ts";
import { html } from "@kalivo/server/documents/html.ts";
import { sendPage } from "@kalivo/server/documents/page.ts";

const BANNER = "Test payments: no real card, no real money";

type SandboxPage = { title: string; content: Html; wide?: boolean };

export const sendSandboxPage = (
  reply: FastifyReply,
  page: SandboxPage,
  options: { status?: number; returnsTo?: string } = {},
) => sendPage(reply, { ...page, banner: BANNER }, options);

export const sendUnknownPage = (reply: FastifyReply) =>
  sendSandboxPage(
    reply,
    { title: "Not found", content: html`<p>There is nothing at this address.</p>` },
    { status: 404 },
  );

export const sendClosedPage = (reply: FastifyReply, returnUrl: string) =>
  sendSandboxPage(
    reply,
    {
      title: "This page has been used",
      content: html`<p>It was completed, or it is older than a day.</p>
        <p><a class="button" href="${returnUrl}">Go back</a></p>`,
    },
    { status: 410 },
  );
