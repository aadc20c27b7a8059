import { lazy, Suspense } from "react";
import type { PaymentInfo } from "@kalivo/contract/shapes/user.ts";

const StoppedByDispute = lazy(async () => ({
  default: (await import("./stopped-by-dispute.tsx")).StoppedByDispute,
}));

/** On the payment page: a method helps nothing while a dispute has stopped everything. */
export function Stopped({ info }: { info: Pick<PaymentInfo, "problem"> | undefined }) {
  if (info?.problem?.kind !== "blocked") return null;
  return (
    <Suspense>
      <StoppedByDispute problem={info.problem} />
    </Suspense>
  );
}
