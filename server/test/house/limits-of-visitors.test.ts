import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

// What somebody may save who is not signed in is limited by their network, or asks for something only they were sent.

const routes = join(import.meta.dirname, "../../../contract/src/routes");

type Written = { method: string; path: string; access: string; limit?: object };
const isRoute = (value: unknown): value is Written =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

const OWN = "its handler has limits of its own (attacks/limits, sign-in)";
const SECRET = "asks for a secret of 128 bits or more that was mailed, or that the browser was given";
const UNLIMITED: Readonly<Record<string, string>> = {
  "/api/auth": OWN,
  "/api/auth/forgot": OWN,
  "/api/auth/passkey": OWN,
  "/api/auth/passkey/options": OWN,
  "/api/auth/register": OWN,
  "/api/auth/reset": SECRET,
  "/api/code/check": OWN,
  "/api/demo/clock": "in the demo alone",
  "/api/entrance/confirm": SECRET,
  "/api/entrance/look": SECRET,
  "/api/entrance/move": SECRET,
  "/api/entrance/page": SECRET,
  "/api/entrance/words": SECRET,
  "/api/integration/finished/{token}/undo": SECRET,
  "/api/integration/garmin/webhook/{secret}":
    "comes in hundreds from one address; its secret, and budgets behind it",
  "/api/integration/pending/{token}/confirm": SECRET,
  "/api/integration/pending/{token}/refuse": SECRET,
  "/api/integration/strava/webhook/{secret}": "as Garmin's",
  "/api/mail-links/{token}": SECRET,
  "/api/mail/unsubscribe/{token}": `${SECRET}; mail providers press it for many from one address`,
  "/api/payment/webhook/{provider}": "comes in hundreds from one address; signed",
};

test("every call by which visitors save something has a limit, or a reason why it has none", async () => {
  const calls: Written[] = [];
  for (const file of globSync(join(routes, "**/*.ts"))) {
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    calls.push(...Object.values(exported).filter(isRoute));
  }
  const ofVisitors = calls.filter(({ method, access }) => method === "POST" && access === "anybody");
  expect(ofVisitors.length).toBeGreaterThan(15);
  const unlimited = ofVisitors.filter(({ limit }) => limit === undefined).map(({ path }) => path);
  expect(unlimited.toSorted()).toEqual(Object.keys(UNLIMITED).toSorted());
});
