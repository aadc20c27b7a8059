import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminMail, AdminMailDetail, AdminOutboxMail } from "../../../shapes/admin-mail.ts";
import { IdParams, Paging, wireOptional } from "../../../wire.ts";

export const listKeptMails = defineRoute({
  method: "GET",
  path: api.listKeptMails,
  summary: "What the local mailbox kept, newest first. The total stands in X-Total-Count.",
  access: "admin",
  mayLag: true,
  query: z.object(Paging),
  ok: { 200: z.array(AdminMail) },
});

export const readKeptMail = defineRoute({
  method: "GET",
  path: api.readKeptMail,
  summary: "One mail. Outside the demo its links and tokens are masked. Logged.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminMailDetail },
  refusals: [404],
});

export const listOutbox = defineRoute({
  method: "GET",
  path: api.listOutbox,
  summary:
    "Mails by how far they came, newest first; `notices_not_sent`: those behind the alarm of that name. The total stands in X-Total-Count.",
  access: "admin",
  mayLag: true,
  query: z.object({
    state: wireOptional(z.enum([...AdminOutboxMail.shape.state.options, "notices_not_sent"])),
    ...Paging,
  }),
  ok: { 200: z.array(AdminOutboxMail) },
});

export const retryMail = defineRoute({
  method: "POST",
  path: api.retryMail,
  summary: "Sends a mail that was given up again. 409 when it was not, or makes no sense any more.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminOutboxMail },
  refusals: [404, 409],
});

export const giveUpMail = defineRoute({
  method: "POST",
  path: api.giveUpMail,
  summary: "Gives up a mail that waits. 409 when it is over, leaves just now, or is the notice of a charge.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminOutboxMail },
  refusals: [404, 409],
});

export const retryMails = defineRoute({
  method: "POST",
  path: api.retryMails,
  summary: "Sends every mail again that was given up in the last 30 days and still makes sense. How many.",
  access: "admin",
  ok: { 200: z.object({ count: z.int() }) },
});
