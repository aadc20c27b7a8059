import { expect, test } from "vitest";
import { ConfigError } from "../config/config-error.ts";
import { refusalToListen } from "./listening.ts";

const failed = (code: string) => Object.assign(new Error(`listen ${code}`), { code });
const at = { variable: "WORKER_PORT", port: 80, host: "kalivo.example" } as const;

test("a port that this user may not have is said with its variable", () => {
  const refused = refusalToListen(failed("EACCES"), at);
  expect(refused).toBeInstanceOf(ConfigError);
  expect(String(refused)).toBe(
    "ConfigError: Port 80 is not allowed for this user: choose one above 1023 with WORKER_PORT.",
  );
});

test("while names cannot be looked up a supervisor tries again", () => {
  const refused = refusalToListen(failed("EAI_AGAIN"), at);
  expect(refused).not.toBeInstanceOf(ConfigError);
  expect(String(refused)).toBe("Error: HOST=kalivo.example cannot be looked up now: the resolver is away.");
});

test("what has nothing to do with the address stays what it is", () => {
  const full = failed("EMFILE");
  expect(refusalToListen(full, at)).toBe(full);
});
