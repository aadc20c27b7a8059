import { expect, test } from "vitest";
import { parseRate } from "./rate.ts";

test("a rate of 0.10 euro per 100 calories is 10 cents", () => {
  expect(parseRate(0.1)).toEqual({ ok: true, value: 10 });
  expect(parseRate(0.29)).toEqual({ ok: true, value: 29 });
  expect(parseRate(0.01)).toEqual({ ok: true, value: 1 });
  expect(parseRate(10)).toEqual({ ok: true, value: 1000 });
});

test("a rate of zero means stop", () => {
  expect(parseRate(0)).toEqual({ ok: true, value: "stop" });
});

test("a rate between the steps, below or above is refused", () => {
  expect(parseRate(0.001)).toEqual({ ok: false, refusal: "rate_off_step" });
  expect(parseRate(0.105)).toEqual({ ok: false, refusal: "rate_off_step" });
  expect(parseRate(Number.NaN)).toEqual({ ok: false, refusal: "rate_off_step" });
  expect(parseRate(-0.1)).toEqual({ ok: false, refusal: "rate_too_low" });
  expect(parseRate(10.01)).toEqual({ ok: false, refusal: "rate_too_high" });
});
