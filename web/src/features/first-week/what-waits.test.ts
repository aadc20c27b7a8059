import { expect, test } from "vitest";
import { whatWaits } from "./what-waits.ts";

const GIVING = { paused_since: null, paused_until: null, problem: null, burners_with_pivot: [] };
const amelie = (resting_until?: string) => ({ first_name: "Amélie", pivot: { resting_until } });
const of = (more: object) => whatWaits({ payment_info: { ...GIVING, ...more } });

test("a workout of somebody who moves counts", () => {
  expect(whatWaits({})).toBeNull();
  expect(of({})).toBeNull();
  expect(of({ burners_with_pivot: [amelie("2026-12-10"), amelie()] }), "one of two rests").toBeNull();
  expect(of({ problem: { kind: "card-expiring" } })).toBeNull();
});

test("nothing counts while the giver pauses, by themself or after two failures", () => {
  const since = { paused_since: "2026-11-20T09:00:00Z" };
  expect(of({ ...since, paused_until: "2026-12-15" })).toEqual({ why: "paused", day: "2026-12-15" });
  expect(of(since)).toEqual({ why: "paused", day: null });
  expect(of({ problem: { kind: "resume" } })).toEqual({ why: "paused", day: null });
});

test("nothing counts while all they support rest; the first who is back is told", () => {
  expect(of({ burners_with_pivot: [amelie("2026-12-10")] })).toEqual({
    why: "rests",
    name: "Amélie",
    day: "2026-12-10",
  });
  const both = [amelie("2026-12-20"), amelie("2026-12-10")];
  expect(of({ burners_with_pivot: both })).toEqual({ why: "all-rest", day: "2026-12-10" });
});
