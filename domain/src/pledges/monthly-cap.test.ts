import { expect, test } from "vitest";
import { parseCap } from "./monthly-cap.ts";

test("the default limit is 10 euros", () => {
  expect(parseCap(10)).toEqual({ ok: true, value: 1000n });
  expect(parseCap(1)).toEqual({ ok: true, value: 100n });
  expect(parseCap(999.99)).toEqual({ ok: true, value: 99_999n });
});

test("1000 euros or more means no limit", () => {
  expect(parseCap(1000)).toEqual({ ok: true, value: "unlimited" });
  expect(parseCap(1e21)).toEqual({ ok: true, value: "unlimited" });
});

test("a limit below one euro or with a fraction of a cent is refused", () => {
  expect(parseCap(0.99)).toEqual({ ok: false, refusal: "limit_too_low" });
  expect(parseCap(-5)).toEqual({ ok: false, refusal: "limit_too_low" });
  expect(parseCap(2.005)).toEqual({ ok: false, refusal: "limit_off_step" });
  expect(parseCap(Number.POSITIVE_INFINITY)).toEqual({ ok: false, refusal: "limit_off_step" });
});
