import { expect, test } from "vitest";
import { asText } from "./log-text.ts";

const OF_ALL = { process: "serve", pid: 7, host: "web1", version: "0.1.0" };

test("a person reads time, level, sentence and details, without what is the same in every line", () => {
  const line = JSON.stringify({
    level: "warn",
    time: "2026-11-27T08:01:02.345Z",
    ...OF_ALL,
    lane: "mails",
    tries: 3,
    msg: "a mail could not be sent",
  });
  expect(asText(line)).toBe("08:01:02 warn  a mail could not be sent lane=mails tries=3\n");
});

test("an error's stack stands beneath its line, moved in", () => {
  const line = JSON.stringify({
    level: "error",
    time: "2026-11-27T08:01:02.345Z",
    ...OF_ALL,
    err: { name: "Error", message: "no room", stack: "Error: no room\n    at write" },
    msg: "unexpected error",
  });
  expect(asText(line)).toBe("08:01:02 error unexpected error\n  Error: no room\n      at write\n");
});

test("what is no line of ours is passed on as it is", () => {
  expect(asText('{"odd":1}\n')).toBe('{"odd":1}\n');
});
