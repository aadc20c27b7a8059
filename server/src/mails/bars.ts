import { formatEuros } from "@kalivo/domain/money/display.ts";
import type { Block } from "./blocks.ts";
import type { OrganisationMailData } from "./statement-mail-data.ts";

/** What went where, as parts of the whole. */
export function barsOf(parts: readonly OrganisationMailData[]): Block {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    kind: "bars",
    of: "money",
    bars: parts.map(({ name, amount }) => ({
      label: name,
      value: formatEuros(amount),
      share: whole === 0n ? 0 : Number(amount) / Number(whole),
    })),
  };
}
