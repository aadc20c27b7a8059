import { BlockList, isIP, isIPv4 } from "node:net";
import { z } from "zod";

/** The widest private networks are 10.0.0.0/8 and fc00::/7; two halves of the world are all of it. */
const WIDEST = { v4: 8, v6: 7 };
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
    if (wrong === undefined && !trustsMuch(proxies)) return proxies;
    context.addIssue({
      code: "custom",
      message:
        "must be 0, 1 (a proxy on this machine) or the addresses of your proxies like 10.0.0.5,192.168.0.0/16, separated by commas",
    });
    return z.NEVER;
  });

/** More than a proxy's networks have of the 256 parts of IPv4: one by one, or as IPv6 addresses that stand for IPv4. */
const MOST_PARTS = 16;

function trustsMuch(proxies: readonly string[]): boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits !== undefined) list.addSubnet(address, Number(bits), family);
  }
  return (
    Array.from({ length: 256 }, (_, part) => `${part}.66.7.8`).filter((one) => list.check(one)).length >
    MOST_PARTS
  );
}

function isNetwork(proxy: string): boolean {
  const [address = "", bits, ...rest] = proxy.split("/");
  if (isIP(address) === 0 || address.includes("%") || rest.length > 0) return false;
  if (bits === undefined) return true;
  const [least, most] = isIPv4(address) ? [WIDEST.v4, 32] : [WIDEST.v6, 128];
  return /^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= most;
}
