import type { Chance } from "./chance.ts";

export type Fault = "rateLimited" | "refused" | "failBefore" | "failAfter" | "dropAfter" | "slow";

/** How often each happens, from 0 to 1, and how slow is slow. */
export type Faults = Partial<Record<Fault, number>> & { slowMs?: number };

type Planned = { fault: Fault; pathPart: string };

/** What goes wrong next: first what was ordered, then by chance. */
export function faultPlan(chance: Chance) {
  const planned: Planned[] = [];
  return {
    order: (fault: Fault, pathPart: string) => {
      planned.push({ fault, pathPart });
    },
    next: (faults: Faults, method: string, path: string): Fault | null => {
      const ordered = planned.findIndex(({ pathPart }) => path.includes(pathPart));
      if (ordered >= 0) return planned.splice(ordered, 1)[0]?.fault ?? null;
      return byChance(faults, method === "GET" ? chance() * READS_SPARED : chance());
    },
  };
}

/** What only reads is met by a fault so many times less often: nothing can be done twice there. */
const READS_SPARED = 5;

const ALL: readonly Fault[] = ["rateLimited", "refused", "failBefore", "failAfter", "dropAfter", "slow"];

function byChance(faults: Faults, drawn: number): Fault | null {
  let left = drawn;
  for (const fault of ALL) {
    left -= faults[fault] ?? 0;
    if (left < 0) return fault;
  }
  return null;
}
