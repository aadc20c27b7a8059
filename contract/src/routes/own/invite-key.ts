import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";

const InviteKey = z.object({ key: z.string() });

/** Rule 35: part of the invite links of people who are not public, next to `back`; opens their profile. */
export const readInviteKey = defineRoute({
  method: "GET",
  path: api.readInviteKey,
  summary: "The secret part of the caller's own invite link.",
  access: "person",
  ok: { 200: InviteKey },
});

export const renewInviteKey = defineRoute({
  method: "POST",
  path: api.renewInviteKey,
  summary: "A new secret part: links with the old one open nothing any more.",
  access: "person",
  ok: { 200: InviteKey },
});
