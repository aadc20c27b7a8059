import { randomInt } from "node:crypto";
import type { Queryable } from "@kalivo/server/db/client.ts";
import { Rejected, type PaymentProvider, type SavedMethod } from "@kalivo/server/adapters/payment/port.ts";
import { recordEvent } from "../events/events.ts";
import { DAY_MS, newRef, type Sandbox } from "../sandbox.ts";
import {
  anonymiseCustomer,
  completeSetup,
  defaultMethod,
  detachMethod,
  detachMethods,
  expireSetup,
  findCustomer,
  findPortal,
  findSetup,
  insertMethod,
  insertPortal,
  insertSetup,
  latestMandate,
  lockSetup,
  makeDefault,
  readMethod,
  setPending,
  upsertCustomer,
  type MethodRow,
  type SetupRow,
} from "./setups.queries.ts";
import { byShortName, last4, shortName, type TestMethod } from "../test-methods.ts";

const CREDITOR_ID = "BE69ZZZ0999999999";
const EXPIRES = { month: 12, year: 2034 };

export async function ensureCustomer(
  { db }: Sandbox,
  { payerKey, email, name }: Parameters<PaymentProvider["ensureCustomer"]>[0],
) {
  return { customerRef: await upsertCustomer(db, { ref: newRef("cus"), payerKey, email, name }) };
}

export async function forgetCustomer({ db, clock }: Sandbox, customerRef: string): Promise<void> {
  await anonymiseCustomer(db, customerRef);
  await detachMethods(db, customerRef, clock.now());
}

export async function startMethodSetup(
  { db, clock, baseUrl }: Sandbox,
  input: Parameters<PaymentProvider["startMethodSetup"]>[0],
) {
  if ((await findCustomer(db, input.customerRef)) === undefined)
    throw new Rejected("there is no such customer");
  const setupRef = await insertSetup(db, { ...input, ref: newRef("seti"), at: clock.now() });
  return { setupRef, url: `${baseUrl}/sandbox/setup/${setupRef}` };
}

/** The saved method becomes the default, as at other providers: not before somebody asks for it. */
export async function getMethodSetup(
  { db, clock }: Sandbox,
  setupRef: string,
): ReturnType<PaymentProvider["getMethodSetup"]> {
  const setup = await findSetup(db, setupRef);
  if (setup === undefined) throw new Rejected("there is no such set-up");
  if (setup.method_ref === null) return { status: isExpired(setup, clock.now()) ? "expired" : "open" };
  const method = await readMethod(db, setup.method_ref);
  if (method === undefined) throw new Rejected("the method is gone");
  if (await makeDefault(db, setup.customer_ref, method))
    await recordEvent(db, "method.changed", setup.customer_ref, clock.now());
  return { status: "complete", customerRef: setup.customer_ref, method: savedMethod(method) };
}

export async function dropMethodSetup({ db, clock }: Sandbox, setupRef: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const setup = await lockSetup(transaction, setupRef);
    if (setup === undefined) return;
    await expireSetup(transaction, setupRef);
    if (setup.method_ref !== null) await detachMethod(transaction, setup.method_ref, clock.now());
  });
}

export async function openPortal(
  { db, clock, baseUrl }: Sandbox,
  { customerRef, returnUrl }: Parameters<PaymentProvider["openPortal"]>[0],
) {
  if ((await findCustomer(db, customerRef)) === undefined) throw new Rejected("there is no such customer");
  const ref = newRef("bps");
  await insertPortal(db, { ref, customerRef, returnUrl, at: clock.now() });
  return { url: `${baseUrl}/sandbox/portal/${ref}` };
}

export async function currentMethod({ db }: Sandbox, customerRef: string): Promise<SavedMethod | null> {
  const method = await defaultMethod(db, customerRef);
  return method === undefined ? null : savedMethod(method);
}

export type SetupStep =
  | { kind: "saved"; returnUrl: string }
  | { kind: "confirm" }
  | { kind: "refused" }
  | { kind: "closed" };

/** What the payer chose on the set-up page; some banks want a confirmation first. */
export async function chooseMethod(
  sandbox: Sandbox,
  setupRef: string,
  chosen: TestMethod,
): Promise<SetupStep> {
  return whileOpen(sandbox, setupRef, async (db, setup) => {
    if (chosen.behaviour === "declines_at_setup") return { kind: "refused" };
    if (chosen.behaviour === "confirms_at_setup" || chosen.behaviour === "always_confirms") {
      await setPending(db, setup.ref, shortName(chosen));
      return { kind: "confirm" };
    }
    return save(sandbox, db, setup, chosen);
  });
}

/** The payer's answer to the bank during set-up. */
export async function confirmSetup(
  sandbox: Sandbox,
  setupRef: string,
  approved: boolean,
): Promise<SetupStep> {
  return whileOpen(sandbox, setupRef, async (db, setup) => {
    const chosen = setup.pending_method === null ? null : byShortName(setup.pending_method);
    if (chosen !== null && approved) return save(sandbox, db, setup, chosen);
    await setPending(db, setup.ref, null);
    return { kind: "refused" };
  });
}

/** A set-up started from the portal: the customer agreed to a mandate before, and agrees to the same again. */
export async function replaceMethod({ db, clock }: Sandbox, portalRef: string): Promise<string | null> {
  const portal = await findPortal(db, portalRef);
  if (portal === undefined) return null;
  const before = await latestMandate(db, portal.customer_ref);
  return insertSetup(db, {
    ref: newRef("seti"),
    setupKey: newRef("portal"),
    customerRef: portal.customer_ref,
    methods: ["card", "sepa_debit"],
    mandateText: before?.mandate_text ?? "",
    returnUrl: portal.return_url,
    cancelUrl: portal.return_url,
    at: clock.now(),
  });
}

function whileOpen(
  sandbox: Sandbox,
  setupRef: string,
  act: (db: Queryable, setup: SetupRow) => Promise<SetupStep>,
): Promise<SetupStep> {
  return sandbox.db.transaction().execute(async (transaction) => {
    const setup = await lockSetup(transaction, setupRef);
    if (setup === undefined || setup.status !== "open" || isExpired(setup, sandbox.clock.now()))
      return { kind: "closed" };
    return act(transaction, setup);
  });
}

async function save(
  { clock }: Sandbox,
  db: Queryable,
  setup: SetupRow,
  chosen: TestMethod,
): Promise<SetupStep> {
  const ref = newRef("pm");
  const now = clock.now();
  const isCard = chosen.kind === "card";
  await insertMethod(db, {
    ref,
    customer_ref: setup.customer_ref,
    kind: chosen.kind,
    brand: chosen.brand,
    last4: last4(chosen),
    behaviour: chosen.behaviour,
    exp_month: isCard ? EXPIRES.month : null,
    exp_year: isCard ? EXPIRES.year : null,
    mandate_ref: isCard ? null : `SBX-${randomInt(100_000_000, 999_999_999)}`,
    created_at: now,
  });
  await completeSetup(db, setup.ref, ref);
  await recordEvent(db, "setup.finished", setup.ref, now);
  return { kind: "saved", returnUrl: setup.return_url };
}

export const isExpired = ({ status, created_at }: Pick<SetupRow, "status" | "created_at">, now: Date) =>
  status === "expired" || (status === "open" && now.getTime() - created_at.getTime() > DAY_MS);

function savedMethod(row: MethodRow): SavedMethod {
  return {
    ref: row.ref,
    kind: row.kind === "card" ? "card" : "sepa_debit",
    label: `${row.brand} ••${row.last4}`,
    brand: row.brand,
    last4: row.last4,
    ...(row.exp_month !== null &&
      row.exp_year !== null && { expires: { month: row.exp_month, year: row.exp_year } }),
    ...(row.mandate_ref !== null && { mandate: { reference: row.mandate_ref, creditorId: CREDITOR_ID } }),
  };
}
