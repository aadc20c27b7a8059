import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../../../route.ts";
import { Newsletter, NewsletterDetail } from "../../../shapes/admin-mail.ts";
import { IdParams, Message, Paging, wireName, wireOptional } from "../../../wire.ts";

const texts = { subject: wireName(MAX_TEXT_LENGTH), body: wireName(MAX_LONG_TEXT_LENGTH) };

export const listNewsletters = defineRoute({
  method: "GET",
  path: api.listNewsletters,
  summary: "Newsletters, drafts first, then the newest. The total stands in X-Total-Count.",
  access: "admin",
  mayLag: true,
  query: z.object(Paging),
  ok: { 200: z.array(Newsletter) },
});

export const readNewsletter = defineRoute({
  method: "GET",
  path: api.readNewsletter,
  summary: "One newsletter with the mail it makes.",
  access: "admin",
  params: IdParams,
  ok: { 200: NewsletterDetail },
  refusals: [404],
});

export const createNewsletter = defineRoute({
  method: "POST",
  path: api.createNewsletter,
  summary: "Begins a draft.",
  access: "admin",
  body: z.object(texts),
  ok: { 201: NewsletterDetail },
});

export const saveNewsletter = defineRoute({
  method: "POST",
  path: api.saveNewsletter,
  summary: "Changes a draft. 409 once it is sent.",
  access: "admin",
  params: IdParams,
  body: z.object({ subject: wireOptional(texts.subject), body: wireOptional(texts.body) }),
  ok: { 200: NewsletterDetail },
  refusals: [404, 409],
});

export const deleteNewsletter = defineRoute({
  method: "POST",
  path: api.deleteNewsletter,
  summary: "Throws a draft away. 409 once it is sent.",
  access: "admin",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404, 409],
});

export const testNewsletter = defineRoute({
  method: "POST",
  path: api.testNewsletter,
  summary: "Sends the newsletter to oneself only.",
  access: "admin",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404],
});

export const sendNewsletter = defineRoute({
  method: "POST",
  path: api.sendNewsletter,
  summary:
    "Sends it to everybody who has the newsletter switched on. A second time sends nothing and answers the same.",
  access: "admin",
  params: IdParams,
  ok: { 200: NewsletterDetail },
  refusals: [404],
});
