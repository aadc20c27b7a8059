import { MAX_PASSKEYS, SIGN_IN_TRIES_PER_ADDRESS, SIGN_IN_WINDOW_MINUTES } from "@kalivo/domain/limits.ts";
import {
  addPasskey as addRoute,
  askNewPasskey,
  askPasskeyProof,
  askPasskeySignIn,
  listPasskeys,
  removePasskey as removeRoute,
  renamePasskey,
  signInWithPasskey as signInRoute,
} from "@kalivo/contract/routes/own/auth/passkeys.ts";
import type { Passkey } from "@kalivo/contract/shapes/passkey.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { proveIdentity } from "../proof.ts";
import { refuseWithoutFactor } from "../second-factor/refuse-without-factor.ts";
import { askForAnswer, askForNewKey } from "./ask.ts";
import { addPasskey, removePasskey, tooManyPasskeys, UNKNOWN_PASSKEY } from "./keep-passkeys.ts";
import { passkeysOf, updatePasskeyName, type PasskeyRow } from "./passkeys.queries.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

type Parts = Pick<Services, "db" | "config" | "limits" | "traces">;

export function mountPasskeys(api: Api, services: Parts) {
  const { db, limits } = services;
  const trying = limits("passkey-sign-in", SIGN_IN_TRIES_PER_ADDRESS, SIGN_IN_WINDOW_MINUTES * 60);

  api.on(askPasskeySignIn, async ({ address }) => {
    const refused = await trying.consume(address);
    return refused ?? reply(200, await askForAnswer(services, { purpose: "sign_in", person: null }));
  });

  api.on(signInRoute, async ({ body, now }) => {
    const outcome = await signInWithPasskey(services, body, now);
    return "refused" in outcome ? outcome : reply(200, outcome);
  });

  api.on(listPasskeys, async ({ person }) => reply(200, (await passkeysOf(db, person.id)).map(onWire)));

  api.on(askPasskeyProof, async ({ person, body: { purpose } }) => {
    const own = await passkeysOf(db, person.id);
    return own.length === 0
      ? UNKNOWN_PASSKEY
      : reply(200, await askForAnswer(services, { purpose, person }, own));
  });

  mountKeeping(api, services);
}

/** An admin's passkey is a second factor: knowing the password alone must not allow adding or removing one. */
function mountKeeping(api: Api, services: Parts) {
  const { db } = services;

  api.on(askNewPasskey, async ({ person, body, now }) => {
    const refused =
      (await refuseWithoutFactor(db, person)) ?? (await proveIdentity(services, person, body.proof, now));
    if (refused !== null) return refused;
    if ((await passkeysOf(db, person.id)).length >= MAX_PASSKEYS) return tooManyPasskeys;
    return reply(200, await askForNewKey(services, person));
  });

  api.on(addRoute, async ({ person, body, now }) => {
    const added = await addPasskey(services, person, body, now);
    return added.ok ? reply(201, onWire(added.value)) : added.refusal;
  });

  api.on(renamePasskey, async ({ person, params, body }) => {
    const renamed = await updatePasskeyName(db, { id: params.id, userId: person.id }, body.name);
    return renamed === null ? UNKNOWN_PASSKEY : reply(200, onWire(renamed));
  });

  api.on(removeRoute, async ({ person, params, body, say, now }) => {
    const refused =
      (await refuseWithoutFactor(db, person)) ??
      (await proveIdentity(services, person, body.proof, now)) ??
      (await removePasskey(services, person, params.id, now));
    return refused ?? reply(200, { message: say.security.passkeyRemoved });
  });
}

const onWire = ({ id, name, created_at, used_on }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  used_on,
});
