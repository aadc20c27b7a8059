import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "@kalivo/contract/shapes/passkey.ts";
import type { Answer } from "../../lib/answer.ts";
import { call, reading } from "../../lib/call.ts";
import { type DeviceAnswer, makeKey, signWithKey } from "./ask-device.ts";

const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  ...reading(api.listPasskeys),
});

export const usePasskeys = () => useQuery(passkeysQuery);

/** A proof of identity: the password, or an answer of one's own passkey. */
export type GivenProof = { password: string } | { passkey: NonNullable<DeviceAnswer> };

/** An API answer, or "stopped" when the device or the person cancelled. */
export type Outcome<Data> = Answer<Data> | "stopped";

export function usePasskeyActions() {
  const client = useQueryClient();
  const changed = async <Data>(answer: Answer<Data>): Promise<Answer<Data>> => {
    if (answer.ok) {
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      await client.invalidateQueries({ queryKey: ["second-factor"] });
    }
    return answer;
  };
  return {
    add: async (name: string, proof: GivenProof): Promise<Outcome<Passkey>> => {
      const asked = await call("POST", api.askNewPasskey, { data: { proof } });
      if (!asked.ok) return asked;
      const made = await makeKey(asked.data);
      if (made === null) return "stopped";
      return changed(await call("POST", api.addPasskey, { data: { name, ...made } }));
    },
    rename: async (id: number, name: string) =>
      changed(await call("POST", pathTo(api.renamePasskey, { id }), { data: { name } })),
    remove: async (id: number, proof: GivenProof) =>
      changed(await call("POST", pathTo(api.removePasskey, { id }), { data: { proof } })),
  };
}

/** Asks one's own passkey, as a proof or as a second factor. */
export async function askOwnKey(purpose: "proof" | "second_factor"): Promise<DeviceAnswer> {
  const asked = await call("POST", api.askPasskeyProof, { data: { purpose } });
  return asked.ok ? signWithKey(asked.data) : null;
}

/** Signs in with a passkey of this device: the token, or why not. */
export async function signInWithKey(): Promise<Outcome<{ token: string }>> {
  const asked = await call("POST", api.askPasskeySignIn);
  if (!asked.ok) return asked;
  const signed = await signWithKey(asked.data);
  return signed === null ? "stopped" : call("POST", api.signInWithPasskey, { data: signed });
}
