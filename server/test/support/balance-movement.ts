import type { BalanceMovement } from "../../src/adapters/payment/port.ts";

/** A movement at the provider as its list tells it: of euros, and without a fee unless said. */
export function balanceMovement(
  told: Pick<BalanceMovement, "ref" | "kind" | "gross" | "at"> & Partial<BalanceMovement>,
): BalanceMovement {
  const { gross, at, fee = 0n } = told;
  return {
    currency: "EUR",
    givenBackBy: null,
    sourceRef: null,
    availableOn: at,
    ...told,
    fee,
    net: gross - fee,
  };
}
