import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Proof } from "../../shapes/proof.ts";
import { IdParams, Message } from "../../wire.ts";
import { wirePassword } from "../sign-in.ts";

/** A session, described coarsely: enough to recognise it. */
export const SignIn = z.object({
  id: z.int(),
  /** "Firefox"; null: unknown. */
  browser: z.string().nullable(),
  /** "Android". */
  system: z.string().nullable(),
  /** The day it was last used; null: not since this is recorded. */
  seen_on: z.iso.date().nullable(),
  /** The day it began. */
  began_on: z.iso.date(),
  current: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

export const listSignIns = defineRoute({
  method: "GET",
  path: api.listSignIns,
  summary: "Where the person is signed in, the one that asks first, then the latest used.",
  access: "person",
  ok: { 200: z.array(SignIn) },
});

export const endSignIn = defineRoute({
  method: "POST",
  path: api.endSignIn,
  summary: "Ends one. Somebody else's, or one that ended, is 404.",
  access: "person",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404],
});

export const endSignIns = defineRoute({
  method: "POST",
  path: api.endSignIns,
  summary: "Signs out everywhere, here too; the person is mailed.",
  access: "person",
  ok: { 200: Message },
});

/** The other sessions end, and the person is mailed. */
export const changePassword = defineRoute({
  method: "POST",
  path: api.changePassword,
  summary: "Sets a new password. 403 wrong proof; 422 one that an admin may not have.",
  access: "person",
  body: z.object({ new_password: wirePassword, proof: Proof }),
  ok: { 200: Message },
  refusals: [403],
});
