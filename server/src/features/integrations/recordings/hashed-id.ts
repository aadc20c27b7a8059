import { createHmac } from "node:crypto";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { deriveKey } from "../../../signed-token.ts";

/**
 * How an activity's id is kept once its provider's terms no longer allow it in the clear: enough to know the activity
 * again when it is told of, edited or deleted, and nothing that could be looked up there (health-sources §1.5).
 */
export const hashedId =
  (keys: readonly string[], provider: Provider) =>
  (id: string): string => {
    const [key] = keys;
    if (key === undefined) throw new Error("there is no key to hash with");
    const hash = createHmac("sha256", deriveKey(key, "activity id")).update(`${provider}:${id}`);
    return `${HASHED}${hash.digest("base64url")}`;
  };

export const isHashed = (id: string): boolean => id.startsWith(HASHED);

const HASHED = "hmac:";
