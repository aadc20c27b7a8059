import { z } from "zod";
import type { Config } from "../../config/config.ts";
import { isReadOnTheWay } from "../../config/public-url.ts";
import { fail, ok, warn, type Finding } from "../../features/operation/finding.ts";
import { doctorToken, Seen } from "../../http/seen-by.ts";
import { VERSION } from "../../version.ts";
import { whyOf } from "./check.ts";

const WITHIN_MS = 8_000;
/** Of a network for documents (RFC 5737): nobody calls from there. */
const MADE_UP = "203.0.113.77";
const PROXY = "docs/runbook/proxy.md";
const INSTALL = "docs/operate/install.md, step 6";

/** What Node calls a certificate that it does not take. */
const UNTRUSTED =
  /^(?:CERT_|ERR_TLS_CERT_|SELF_SIGNED_CERT_|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY_LEAF|GET_ISSUER))/;
const isUntrusted = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  UNTRUSTED.test(String(error.cause.code));

const Alive = Seen.partial().extend({ status: z.literal("alive") });

/** PUBLIC_URL as people reach it: that we answer there, in which version, and what stands in between. */
export async function checkAddress(
  { publicUrl }: Config,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<readonly Finding[]> {
  const address = "public address";
  try {
    const answer = await fetch(`${publicUrl}/healthz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(WITHIN_MS),
      headers: {
        // Without https nothing need stand in between, and the server would take the header for a proxy's.
        ...(publicUrl.startsWith("https:") && { "x-forwarded-for": MADE_UP }),
        ...(keys.length > 0 && { authorization: `Bearer ${doctorToken(keys, now)}` }),
      },
    });
    const alive = Alive.safeParse(await answer.json().catch(() => null));
    if (!alive.success)
      return [
        fail(
          address,
          `something else answers there (${answer.status})`,
          "look at PUBLIC_URL and at the proxy",
        ),
      ];
    const seen = Seen.safeParse(alive.data);
    if (seen.success) return [isThisVersion(seen.data, publicUrl), proxyOf(seen.data, publicUrl)];
    if (keys.length === 0)
      return [
        warn(
          address,
          "Kalivo answers there; whether it is this one is known once its database answers",
          "look at the database first",
        ),
      ];
    const todo = "give the doctor the environment of the server";
    return [warn(address, "Kalivo answers there, with other SECRET_KEYS than these", todo)];
  } catch (error) {
    if (isUntrusted(error)) {
      const todo = `get a certificate for this name that browsers trust, with its whole chain: ${INSTALL}`;
      return [
        fail(address, `${publicUrl} answers with a certificate that nobody trusts: ${whyOf(error)}`, todo),
      ];
    }
    const todo = "start serve; look at DNS, at the proxy, and at the firewall";
    return [fail(address, `${publicUrl} cannot be reached from here: ${whyOf(error)}`, todo)];
  }
}

const isThisVersion = ({ version }: Seen, publicUrl: string): Finding =>
  version === VERSION
    ? ok("public address", `${publicUrl} is this installation`)
    : warn("public address", `version ${version} answers, this is ${VERSION}`, "restart what is older");

function proxyOf({ caller, trusted }: Seen, publicUrl: string): Finding {
  if (caller === MADE_UP)
    return fail("proxy", "the server believes an address that the caller made up", `TRUST_PROXY: ${PROXY}`);
  if (trusted) return ok("proxy", "known, and what callers write themselves is not believed");
  if (isReadOnTheWay(publicUrl))
    return warn(
      "proxy",
      "PUBLIC_URL is http: whoever is on the way can read passwords",
      `let a proxy end https: ${PROXY}`,
    );
  // Something has to end https; without it there need not be a proxy.
  if (!publicUrl.startsWith("https:"))
    return ok("proxy", "none is trusted, and none is needed without https");
  return fail(
    "proxy",
    "TRUST_PROXY does not name the one in front: everybody counts as one caller",
    `TRUST_PROXY: ${PROXY}`,
  );
}
