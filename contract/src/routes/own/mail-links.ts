import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Message, wireOptional } from "../../wire.ts";

/** Links of mails about the account: signed, single purpose, no sign-in. GET only describes, POST acts. */
const LinkParams = z.object({ token: z.string().min(10).max(400) });

export const MailLink = z.object({
  action: z.enum(["confirm_address", "undo_address", "confirm_erasure", "keep_account"]),
  /** The address in question: the link proves that its mail was read. */
  email: z.string(),
  /** False once it was used. */
  usable: z.boolean(),
});
export type MailLink = z.infer<typeof MailLink>;

export const readMailLink = defineRoute({
  method: "GET",
  path: api.readMailLink,
  summary: "What a link of a mail about the account would do.",
  access: "anybody",
  params: LinkParams,
  ok: { 200: MailLink },
  refusals: [404, 410],
});

export const followMailLink = defineRoute({
  method: "POST",
  path: api.followMailLink,
  summary: "Does it. 404 unknown, 410 used or expired.",
  access: "anybody",
  params: LinkParams,
  body: z.object({ confirm: wireOptional(z.literal("yes")) }),
  ok: { 200: Message.extend({ action: MailLink.shape.action }) },
  refusals: [404, 410],
});
