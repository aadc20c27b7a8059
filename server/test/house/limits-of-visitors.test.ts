import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import * as api from "@kalivo/contract/api-paths.ts";

// What somebody may save who is not signed in is limited by their network, or asks for something only they were sent.

const routes = join(import.meta.dirname, "../../../contract/src/routes");

type Written = { method: string; path: string; access: string; limit?: object };
const isRoute = (value: unknown): value is Written =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

const OWN = "its handler has limits of its own (attacks/limits, sign-in)";
const SECRET = "asks for a secret of 128 bits or more that was mailed, or that the browser was given";
const UNLIMITED: Readonly<Record<string, string>> = {
  [api.signIn]: OWN,
  [api.forgotPassword]: OWN,
  [api.signInWithPasskey]: OWN,
  [api.askPasskeySignIn]: OWN,
  [api.register]: OWN,
  [api.resetPassword]: SECRET,
  [api.checkCode]: OWN,
  [api.moveClock]: "in the demo alone",
  [api.confirmOrganisation]: SECRET,
  [api.lookAtOrganisationLink]: SECRET,
  [api.moveProof]: SECRET,
  [api.readEntrance]: SECRET,
  [api.proposeOrganisationWords]: SECRET,
  [api.undoConnection]: SECRET,
  [api.garminWebhook]: "comes in hundreds from one address; its secret, and budgets behind it",
  [api.confirmConnection]: SECRET,
  [api.refuseConnection]: SECRET,
  [api.stravaWebhook]: "as Garmin's",
  [api.followMailLink]: SECRET,
  [api.unsubscribe]: `${SECRET}; mail providers press it for many from one address`,
  [api.paymentWebhook]: "comes in hundreds from one address; signed",
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
