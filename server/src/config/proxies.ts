import { isIP, isIPv4 } from "node:net";
import { z } from "zod";

const LOOPBACK = ["127.0.0.0/8", "::1"];

/**
 * The reverse proxies whose forwarded headers are trusted. A list of addresses, never a number of hops: a client that
 * reaches the server without the proxy could forge as many hops as are trusted.
 */
export const TRUSTED_PROXIES = z
  .string()
  .default("0")
  .transform((typed, context): readonly string[] => {
    if (typed === "0") return [];
    if (typed === "1") return LOOPBACK;
    const proxies = typed.split(",").map((proxy) => proxy.trim());
    const wrong = proxies.find((proxy) => !isNetwork(proxy));
    if (wrong === undefined) return proxies;
    context.addIssue({
      code: "custom",
      message:
        "must be 0, 1 (a proxy on this machine) or the addresses of your proxies like 10.0.0.5,192.168.0.0/16, separated by commas",
    });
    return z.NEVER;
  });

function isNetwork(proxy: string): boolean {
  const [address = "", bits, ...rest] = proxy.split("/");
  if (isIP(address) === 0 || address.includes("%") || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A /0 would trust every client, which the list is there to prevent.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}
