import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { Passkey, PasskeyAnswer, PasskeyQuestion } from "../../../shapes/passkey.ts";
import { Proof } from "../../../shapes/proof.ts";
import { IdParams, Message, wireName } from "../../../wire.ts";
import { Token } from "../../sign-in.ts";

export const MAX_PASSKEY_NAME = 60;

/** A device's answer is smaller in any case. */
const limits = { bytes: 64 * 1024, parts: 100 };

export const askPasskeySignIn = defineRoute({
  method: "POST",
  path: api.askPasskeySignIn,
  summary: "What a device signs to sign in with a passkey of this site.",
  access: "anybody",
  ok: { 200: PasskeyQuestion },
});

export const signInWithPasskey = defineRoute({
  method: "POST",
  path: api.signInWithPasskey,
  summary:
    "Exchanges a passkey's answer for a bearer token. 403 when it is none of this site, or was used before.",
  access: "anybody",
  body: PasskeyAnswer,
  limits,
  ok: { 200: Token },
  refusals: [403],
});

export const listPasskeys = defineRoute({
  method: "GET",
  path: api.listPasskeys,
  summary: "One's own passkeys, oldest first.",
  access: "person",
  ok: { 200: z.array(Passkey) },
});

export const askNewPasskey = defineRoute({
  method: "POST",
  path: api.askNewPasskey,
  summary:
    "What a device signs to become a passkey. Asks for a proof; an admin with a second factor shows that too.",
  access: "person",
  body: z.object({ proof: Proof }),
  limits,
  ok: { 200: PasskeyQuestion },
  refusals: [403, 409],
});

export const addPasskey = defineRoute({
  method: "POST",
  path: api.addPasskey,
  summary: "Keeps the new passkey; its owner is told by mail. At most ten.",
  access: "person",
  body: PasskeyAnswer.extend({ name: wireName(MAX_PASSKEY_NAME) }),
  limits,
  ok: { 201: Passkey },
  refusals: [403, 409],
});

export const renamePasskey = defineRoute({
  method: "POST",
  path: api.renamePasskey,
  summary: "Calls a passkey something else.",
  access: "person",
  params: IdParams,
  body: z.object({ name: wireName(MAX_PASSKEY_NAME) }),
  ok: { 200: Passkey },
  refusals: [404],
});

export const removePasskey = defineRoute({
  method: "POST",
  path: api.removePasskey,
  summary: "It signs in no more. Asks for a proof; its owner is told by mail.",
  access: "person",
  params: IdParams,
  body: z.object({ proof: Proof }),
  limits,
  ok: { 200: Message },
  refusals: [403, 404],
});

export const askPasskeyProof = defineRoute({
  method: "POST",
  path: api.askPasskeyProof,
  summary: "What one's own passkey signs as a proof, or as a second factor. 404 without a passkey.",
  access: "person",
  body: z.object({ purpose: z.enum(["proof", "second_factor"]) }),
  ok: { 200: PasskeyQuestion },
  refusals: [404],
});
