import { Suspense } from "react";
import type { PaymentInfo } from "@kalivo/contract/shapes/user.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";

const PaymentProblem = lazyPart(async () => (await import("./payment-problem.tsx")).PaymentProblem);

const Paused = lazyPart(async () => (await import("./paused.tsx")).Paused);

/**
 * What blocks the next charge; for everyone else nothing is rendered or loaded. A missing payment method is reported by
 * each page itself.
 */
export function PaymentAlert({
  info,
  teamId = null,
}: {
  info: Pick<PaymentInfo, "problem"> | undefined;
  teamId?: number | null;
}) {
  if (info === undefined || info.problem === null || info.problem.kind === "no-method") return null;
  return (
    <Suspense fallback={<Waiting />}>
      {info.problem.kind === "resume" ? (
        <Paused teamId={teamId} />
      ) : (
        <PaymentProblem problem={info.problem} teamId={teamId} />
      )}
    </Suspense>
  );
}
