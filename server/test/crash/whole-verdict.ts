import { checkBooks, checkProvider } from "../../src/features/billing/ledger/check.ts";
import type { Crash } from "./crash.ts";
import type { Killer } from "./killing/killer.ts";
import { PHASES } from "./killing/phases.ts";
import { metOf } from "./killing/quotas.ts";
import { judge, type Verdict, type Witnesses } from "./oracle/judge.ts";

/** Of every phase: how often somebody was to die in it, and died, before its work, within it and after it. */
export function phasesOf({ quotas }: Killer) {
  return PHASES.map(({ name, parts }) => {
    const own = parts.flatMap((part) => quotas.get(part) ?? []);
    const sum = (of: (quota: (typeof own)[number]) => number) =>
      own.reduce((all, quota) => all + of(quota), 0);
    return {
      name,
      wanted: sum(({ wanted }) => wanted),
      met: sum(metOf),
      before: sum(({ before }) => before),
      within: sum(({ within }) => within),
      after: sum(({ after }) => after),
    };
  });
}

export const witnessesOf = ({ product, fake, bank, wishes }: Crash): Witnesses => ({
  world: fake.world,
  bank: bank.booked,
  wishes,
  now: product.services.clock.now(),
});

/** What the month comes to for whoever remembers it apart from the product; then what the product's own check says. */
export async function judgeAll(crash: Crash): Promise<Verdict[]> {
  const { product, fake, killer, died, left } = crash;
  const { db, payments } = product.services;
  if (payments === null) throw new Error("there is no provider");
  const own = [...(await checkBooks(db)), await checkProvider(db, payments, fake.now())];
  const fewer = phasesOf(killer).filter(({ wanted, met }) => met < wanted);
  return [
    ...(await judge(db, witnessesOf(crash))),
    {
      what: "fewer kills in a phase than wanted",
      wrong: fewer.map(({ name, wanted, met }) => `${name}: ${met} of ${wanted}`),
    },
    { what: "ended without being killed", wrong: died },
    { what: "processes left", wrong: left.map(String) },
    { what: "requests and answers of the wrong shape", wrong: fake.violations },
    {
      what: "the product's own ledger check",
      wrong: own.flatMap(({ title, differences }) =>
        differences.map(({ subject, expected, found }) => `${title}: ${subject} ${expected}, but ${found}`),
      ),
    },
  ];
}
