import { expect, test } from "vitest";
import { readToken, signToken } from "./signed-token.ts";

const KEYS = [
  "first key of at least thirty-two characters",
  "an older key of at least thirty-two characters",
];
const NOW = new Date("2026-11-05T10:00:00Z");
const LATER = new Date("2026-11-08T10:00:00Z");

test("a link carries its payload until it expires", () => {
  const token = signToken(KEYS, "notice", { charge: 7, action: "cancel" }, LATER);
  expect(readToken(KEYS, "notice", token, NOW)).toEqual({ ok: true, value: { charge: 7, action: "cancel" } });
  expect(readToken(KEYS, "notice", token, LATER)).toEqual({ ok: false, refusal: { kind: "expired" } });
  expect(token.length).toBeLessThan(200);
});

test("a link made for one purpose is nothing for another", () => {
  const token = signToken(KEYS, "notice", { charge: 7 }, LATER);
  expect(readToken(KEYS, "unsubscribe", token, NOW)).toEqual({ ok: false, refusal: { kind: "forged" } });
});

test("an altered link is forged", () => {
  const token = signToken(KEYS, "notice", { charge: 7 }, LATER);
  const [body = "", mac = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify([9_999_999_999, { charge: 8 }])).toString("base64url");
  for (const forged of [`${other}.${mac}`, `${body}.`, body, "", `${token}.x`, `${body}.${mac.slice(1)}`]) {
    expect(readToken(KEYS, "notice", forged, NOW)).toEqual({ ok: false, refusal: { kind: "forged" } });
  }
});

test("a link has one spelling: what stands for the same bytes is forged", () => {
  const token = signToken(KEYS, "notice", { charge: 7 }, LATER);
  for (const forged of [`${token} `, `${token}=`, `${token}!`, token.replace(".", ".~"), `${token}%20`])
    expect([forged, readToken(KEYS, "notice", forged, NOW).ok]).toEqual([forged, false]);
});

test("links signed with an older key stay valid, those of a removed key do not", () => {
  const token = signToken(KEYS.slice(1), "notice", { charge: 7 }, LATER);
  expect(readToken(KEYS, "notice", token, NOW).ok).toBe(true);
  expect(readToken(KEYS.slice(0, 1), "notice", token, NOW).ok).toBe(false);
});
