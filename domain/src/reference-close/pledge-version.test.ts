import * as fc from "fast-check";
import { expect, test } from "vitest";
import { periodEnd, periodStart } from "../billing/month.ts";
import { capOfPeriod, type PledgeVersion, versionAt } from "./pledge-version.ts";

const at = (text: string) => new Date(`${text}+01:00`);
const version = (
  from: string,
  to: string | null,
  rateCents: number,
  cap: PledgeVersion["cap"],
): PledgeVersion => ({
  rateCents,
  cap,
  syncedOnly: false,
  validFrom: at(from),
  validTo: to === null ? null : at(to),
});

const changed = [
  version("2026-11-05T10:00", "2026-11-20T18:00", 10, 1000n),
  version("2026-11-20T18:00", null, 20, 500n),
];
const stopped = [version("2026-11-05T10:00", "2026-11-20T18:00", 10, 1000n)];

test("a workout is priced by the version valid at its end", () => {
  expect(versionAt(changed, at("2026-11-05T09:59"))).toBeNull();
  expect(versionAt(changed, at("2026-11-05T10:00"))?.rateCents).toBe(10);
  expect(versionAt(changed, at("2026-11-20T17:59"))?.rateCents).toBe(10);
  expect(versionAt(changed, at("2026-11-20T18:00"))?.rateCents).toBe(20);
  expect(versionAt(stopped, at("2026-11-20T18:00"))).toBeNull();
});

test("the cap of a month is that of the latest version inside it, in any order of the list", () => {
  expect(capOfPeriod(changed, 202611)).toBe(500n);
  expect(capOfPeriod(changed.toReversed(), 202611)).toBe(500n);
  expect(capOfPeriod([...changed, version("2026-12-01T00:00", null, 5, "unlimited")], 202611)).toBe(500n);
});

test("a stopped pledge keeps its last cap, for late workouts as well", () => {
  expect(capOfPeriod(stopped, 202611)).toBe(1000n);
  expect(capOfPeriod(stopped, 202612)).toBe(1000n);
});

test("a pledge that began after the month has no cap in it", () => {
  expect(capOfPeriod(changed, 202610)).toBeNull();
});

test("a version undone in the same instant never counts", () => {
  expect(capOfPeriod([...stopped, version("2026-11-25T08:00", "2026-11-25T08:00", 1, 100n)], 202611)).toBe(
    1000n,
  );
});

test("the cap is that of rule 2 read word by word, for any history of changes", () => {
  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 120 * 24 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(hours, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (changes, stops) => {
      const instants = changes.toSorted((a, b) => a - b).map((hour) => new Date(Date.UTC(2026, 8, 1, hour)));
      const history = instants.flatMap((validFrom, index): PledgeVersion[] =>
        stops[index] === true
          ? []
          : [
              {
                rateCents: 10,
                cap: BigInt(100 + index),
                syncedOnly: false,
                validFrom,
                validTo: instants[index + 1] ?? null,
              },
            ],
      );
      const [start, end] = [periodStart(202611), periodEnd(202611)];
      const inside = history.findLast(
        ({ validFrom, validTo }) => validFrom < end && (validTo === null || validTo > start),
      );
      const before = history.findLast(({ validFrom }) => validFrom < end);
      expect(capOfPeriod(history, 202611)).toBe((inside ?? before)?.cap ?? null);
    }),
  );
});
