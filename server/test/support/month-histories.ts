import fc from "fast-check";
import { TRUST_TIERS } from "@kalivo/domain/efforts/activity.ts";
import type { StopFact } from "@kalivo/domain/reference-close/month-facts.ts";
import type { PledgeVersion } from "@kalivo/domain/reference-close/pledge-version.ts";

export const MONTHS = 3;
const PAYERS = [0, 1, 2] as const;
/** The last burner is also the first payer. */
const BURNERS = [0, 1, 2] as const;
export const ORGANISATIONS = [0, 1, 2, 3] as const;

const instant = fc
  .integer({ min: 0, max: 130 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 6, 20) + minutes * 60_000));
const maybe = <T>(value: fc.Arbitrary<T>, freq: number) => fc.option(value, { nil: null, freq });
const cents = (min: bigint, max: bigint) => fc.bigInt({ min, max });
const cap = fc.oneof(cents(100n, 3_000n), fc.constant("unlimited" as const));
const ceiling = fc.oneof(cents(100n, 900n), cents(25_000n, 100_000n));

/** True in one of four cases. */
export const sometimes = fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0);

const terms = fc.record({
  rateCents: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1000 })),
  cap,
  syncedOnly: sometimes,
});

const versions = fc
  .tuple(
    fc.uniqueArray(instant, { minLength: 1, maxLength: 5, selector: (each) => each.getTime() }),
    fc.array(terms, { minLength: 5, maxLength: 5 }),
    fc.integer({ min: 0, max: 1 }),
  )
  .map(([changes, each, end]): PledgeVersion[] => {
    const sorted = changes.toSorted((a, b) => a.getTime() - b.getTime());
    return sorted.flatMap((validFrom, index) => {
      const validTo = sorted[index + 1] ?? null;
      const stopped = validTo === null ? end === 0 : index % 3 === 2;
      const term = each[index];
      return stopped || term === undefined ? [] : [{ ...term, validFrom, validTo }];
    });
  });

/** What a payer plans while the last version runs, and what comes of it before it begins. */
const plan = fc.record({
  terms,
  month: fc.constantFrom(202609, 202610, 202611, 202612),
  fate: fc.constantFrom(
    "begins" as const,
    "begins" as const,
    "is taken back" as const,
    "ends with its pledge" as const,
  ),
});
export type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never;

const workout = fc.record({
  burner: fc.constantFrom(...BURNERS),
  endAt: instant,
  kcal: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 200 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
  ),
  held: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  trust: fc.constantFrom(...TRUST_TIERS),
  /** The close before which it is received. */
  month: fc.integer({ min: 0, max: MONTHS - 1 }),
});

/** Consecutive stops of one kind, the last possibly open. Two successive instants may be the begin and end of one. */
const stopsOf = (kind: StopFact["kind"]): fc.Arbitrary<StopFact[]> =>
  fc
    .tuple(fc.uniqueArray(instant, { maxLength: 6, selector: (each) => each.getTime() }), fc.boolean())
    .map(([instants, touching]) => {
      const sorted = instants.toSorted((a, b) => a.getTime() - b.getTime());
      return sorted.flatMap((from, index) => {
        if (!touching && index % 2 === 1) return [];
        if (touching && index % 3 === 2) return [];
        return [{ kind, from, until: sorted[index + 1] ?? null }];
      });
    });

/** Half of the payers are never stopped; of the others some have several stops at once. */
const stopsOfAll = fc.oneof(
  fc.constant<StopFact[]>([]),
  fc
    .tuple(
      ...(["pause", "dispute", "own"] as const).map((kind) =>
        fc.oneof(fc.constant<StopFact[]>([]), stopsOf(kind)),
      ),
    )
    .map((kinds) => kinds.flat()),
);

/** Consecutive rests of one burner. */
const restsOf = fc
  .uniqueArray(instant, { maxLength: 4, selector: (each) => each.getTime() })
  .map((instants) => {
    const sorted = instants.toSorted((a, b) => a.getTime() - b.getTime());
    return sorted.flatMap((from, index) => {
      const until = sorted[index + 1];
      return until === undefined || index % 3 === 1 ? [] : [{ from, until }];
    });
  });

/** Payer and burner; nobody pays for themself. */
export const PAIRS = PAYERS.flatMap((payer) => BURNERS.map((burner) => ({ payer, burner }))).filter(
  ({ payer, burner }) => payer !== 0 || burner !== 2,
);
/** The events of some months: pledges, workouts, changes. People and organisations by index. */
export const history = fc.record({
  payers: fc.array(
    fc.record({
      methodSince: maybe(instant, 6),
      ceiling,
      stops: stopsOfAll,
      blacklist: fc.subarray([...ORGANISATIONS], { maxLength: 3 }),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  pledges: fc
    .tuple(
      fc.subarray(PAIRS, { minLength: 1 }),
      fc.array(fc.record({ versions, plan: fc.option(plan, { nil: null, freq: 3 }) }), {
        minLength: PAIRS.length,
        maxLength: PAIRS.length,
      }),
    )
    .map(([some, told]) =>
      some.map((pair, index) => ({ ...pair, ...(told[index] ?? { versions: [], plan: null }) })),
    ),
  rests: fc.array(fc.oneof(fc.constant([]), restsOf), {
    minLength: BURNERS.length,
    maxLength: BURNERS.length,
  }),
  workouts: fc.array(workout, { minLength: 1, maxLength: 25 }),
  choices: fc.array(fc.array(fc.subarray([...ORGANISATIONS]), { minLength: 3, maxLength: 3 }), {
    minLength: MONTHS,
    maxLength: MONTHS,
  }),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;
