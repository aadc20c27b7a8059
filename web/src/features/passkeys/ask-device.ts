import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { PasskeyQuestion } from "@kalivo/contract/shapes/passkey.ts";
import { log } from "../../lib/log.ts";
import { isNative } from "../../lib/platform.ts";

/** In a phone's shell the page is no site that a passkey could belong to; old browsers have none. */
export const passkeysWork = (): boolean => !isNative() && typeof PublicKeyCredential === "function";

/** What the device answered, to be sent with its ticket; null when it, or its person, stopped. */
export type DeviceAnswer = { ticket: string; credential: Record<string, unknown> } | null;

/** The device makes a key and keeps it. */
export const makeKey = ({ ticket, options }: PasskeyQuestion): Promise<DeviceAnswer> =>
  answered(ticket, async () => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON: creation(options) });
  });

/** The device signs with a key it keeps. */
export const signWithKey = ({ ticket, options }: PasskeyQuestion): Promise<DeviceAnswer> =>
  answered(ticket, async () => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return startAuthentication({ optionsJSON: request(options) });
  });

async function answered(ticket: string, ask: () => Promise<object>): Promise<DeviceAnswer> {
  try {
    return { ticket, credential: { ...(await ask()) } };
  } catch (error) {
    log(`the device did not answer: ${String(error)}`);
    return null;
  }
}

type Options = PasskeyQuestion["options"];

// The server made them with the same library; the contract carries them as they are.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const creation = (options: Options) => options as unknown as PublicKeyCredentialCreationOptionsJSON;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const request = (options: Options) => options as unknown as PublicKeyCredentialRequestOptionsJSON;
