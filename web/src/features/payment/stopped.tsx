import { Suspense } from "react";
import type { PaymentInfo } from "@kalivo/contract/shapes/user.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";

const StoppedByDispute = lazyPart(async () => (await import("./stopped-by-dispute.tsx")).StoppedByDispute);

const Paused = lazyPart(async () => (await import("./paused.tsx")).Paused);

type StoppedProps = { info: Pick<PaymentInfo, "problem"> | undefined; teamId: number | null };

/** On the payment page: during a dispute a new method changes nothing; after a pause, asks whether to resume. */
export function Stopped({ info, teamId }: StoppedProps) {
  const problem = info?.problem;
  if (problem?.kind !== "blocked" && problem?.kind !== "resume") return null;
  return (
    <Suspense fallback={<Waiting />}>
      {problem.kind === "blocked" ? <StoppedByDispute problem={problem} /> : <Paused teamId={teamId} />}
    </Suspense>
  );
}
