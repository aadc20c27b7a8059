import { expect, test } from "vitest";
import { mailedName, nameProblem } from "./name.ts";

test.each([
  "Amélie",
  "De Smet - van den Berg",
  "J.P. Morgan",
  "1.5 km",
  "O’Neill",
  "St. Clair",
  "Dr. A. B. C.",
  "李小龍",
  "محمد",
  "می‌خواهم", // a joiner that belongs to the word
  "Team 👨‍👩‍👧 ❤️",
  "100 km/h",
  "Run & Fun!",
])("%s is a name", (name) => expect(nameProblem(name)).toBeNull());

test.each([
  ["Log in at https://evil.example/login", "address"],
  ["evil.example", "address"],
  ["Kalivo Security www.evil.example now", "address"],
  ["See t.co/abc", "address"],
  ["www.x.be", "address"],
  ["x.xn--p1ai", "address"],
  ["evil。example", "address"],
  ["evil\u2024example", "address"],
  ["evil\uFE52example", "address"],
  ["ｅｖｉｌ．com", "address"],
  ["192.168.1.10", "address"],
  ["me@evil", "address"],
  ["me＠evil", "address"],
  ["ftp://x", "address"],
  ["one\ntwo", "line_break"],
  ["one\u2028two", "line_break"],
  ["one\u0085two", "line_break"],
  ["\u200B", "unseen"],
  ["\u2060\u2060", "unseen"],
  ["\u3164", "unseen"],
  ["Ama\u200Blie", "unseen"],
  ["Ama\u00ADlie", "unseen"],
  ["Ama\u{E0041}", "unseen"],
  ["\u200Dx", "unseen"],
  ["   ", "unseen"],
])("%j is none: %s", (name, problem) => expect(nameProblem(name)).toBe(problem));

test("a mail says a name on one line, in sixty signs, and nothing of it becomes a link", () => {
  expect(mailedName("Amélie De Smet")).toBe("Amélie De Smet");
  expect(mailedName("J.P. Morgan")).toBe("J.P. Morgan");
  const old = "Your account is blocked, log in at https://evil.example/login now\r\nKalivo Security";
  const said = mailedName(old);
  expect(said).not.toMatch(/\.\w|:\/\/|[\r\n@]/u);
  expect(Array.from(said).length).toBeLessThanOrEqual(60);
  const families = mailedName("👨‍👩‍👧".repeat(80));
  expect(families).toBe(`${"👨‍👩‍👧".repeat(59)}…`);
});
