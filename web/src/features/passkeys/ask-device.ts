import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { PasskeyQuestion } from "@kalivo/contract/shapes/passkey.ts";
import { log } from "../../lib/log.ts";
import { isNative } from "../../lib/platform.ts";

/** A phone shell's page has no origin that a passkey could belong to; old browsers lack the API. */
export const passkeysWork = (): boolean => !isNative() && typeof PublicKeyCredential === "function";

/** The device's credential with the server's ticket; null when the device or the person cancelled. */
export type DeviceAnswer = { ticket: string; credential: Record<string, unknown> } | null;

/** Creates a passkey on the device. */
export const makeKey = ({ ticket, options }: PasskeyQuestion): Promise<DeviceAnswer> =>
  answered(ticket, async () => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON: creation(options) });
  });

/** Signs with a passkey of the device. */
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
