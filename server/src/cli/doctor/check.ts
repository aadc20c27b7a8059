import { fail, type Finding } from "../../features/operation/finding.ts";

/** A check that does not end by itself is an answer, too. */
export const CHECK_WITHIN_MS = 15_000;

export type Check = { name: string; look: () => Promise<readonly Finding[]> };

/** Every check within its time, all at once; none stops another. */
export async function runChecks(checks: readonly Check[], withinMs = CHECK_WITHIN_MS): Promise<Finding[]> {
  const found = await Promise.all(checks.map((check) => runCheck(check, withinMs)));
  return found.flat();
}

async function runCheck({ name, look }: Check, withinMs: number): Promise<readonly Finding[]> {
  const overdue = Promise.withResolvers<readonly Finding[]>();
  const timer = setTimeout(
    () => overdue.resolve([fail(name, `no answer within ${withinMs / 1000} s`, "look at what it asks")]),
    withinMs,
  );
  try {
    return await Promise.race([look(), overdue.promise]);
  } catch (error) {
    return [fail(name, whyOf(error), "mend what it says")];
  } finally {
    clearTimeout(timer);
  }
}

/** The code of a network error, or the first line of a message; drivers put no secret into either. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && error.message === "fetch failed") return whyOf(cause);
  if (error instanceof AggregateError && error.message === "") return error.errors.map(whyOf).join(", ");
  return (error.message.split("\n")[0] ?? "").slice(0, 300);
}
