import { Misconfigured, type PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Services } from "#server/services.ts";
import { forgetRefusal, noteRefusal } from "./refusals.queries.ts";

/** A refusal is written down at most so often. */
const AGAIN_AFTER_MS = 60_000;

/**
 * The same provider, which also writes down the calls that are refused because of our key or account, and forgets each with
 * its first success: so that the operator sees it before a charge is overdue. What cannot be written down changes no answer.
 */
export function notingRefusals(
  provider: PaymentProvider,
  { db, log }: Pick<Services, "db" | "log">,
): PaymentProvider {
  /** When a refusal of a call was last written down; null: forgotten. Missing: not known to this process yet. */
  const noted = new Map<string, number | null>();
  const note = async (call: string, error: unknown) => {
    const last = noted.get(call);
    const isRefused = error instanceof Misconfigured;
    if (!isRefused && (error !== null || last === null)) return;
    const now = performance.now();
    if (isRefused && last !== undefined && last !== null && now - last < AGAIN_AFTER_MS) return;
    noted.set(call, isRefused ? now : null);
    await (isRefused ? noteRefusal : forgetRefusal)(db, provider.id, call).catch((problem: unknown) =>
      log.warn({ err: problem, call }, "whether the payment provider refuses us could not be written down"),
    );
  };
  const once =
    <In extends unknown[], Out>(call: string, ask: (...input: In) => Promise<Out>) =>
    async (...input: In): Promise<Out> => {
      try {
        const answer = await ask(...input);
        await note(call, null);
        return answer;
      } catch (error) {
        await note(call, error);
        throw error;
      }
    };
  const each = <In extends unknown[], Out>(call: string, list: (...input: In) => AsyncIterable<Out>) =>
    async function* listed(...input: In): AsyncIterable<Out> {
      try {
        yield* list(...input);
        await note(call, null);
      } catch (error) {
        await note(call, error);
        throw error;
      }
    };
  return {
    ...provider,
    ensureCustomer: once("ensureCustomer", provider.ensureCustomer),
    startMethodSetup: once("startMethodSetup", provider.startMethodSetup),
    getMethodSetup: once("getMethodSetup", provider.getMethodSetup),
    openPortal: once("openPortal", provider.openPortal),
    currentMethod: once("currentMethod", provider.currentMethod),
    createPayment: once("createPayment", provider.createPayment),
    submitPayment: once("submitPayment", provider.submitPayment),
    getPayment: once("getPayment", provider.getPayment),
    cancelPayment: once("cancelPayment", provider.cancelPayment),
    refund: once("refund", provider.refund),
    balanceMovements: each("balanceMovements", provider.balanceMovements),
    eventsSince: each("eventsSince", provider.eventsSince),
  };
}
