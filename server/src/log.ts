import { pino, type Logger } from "pino";
import type { Config } from "./config/config.ts";

/** Structured logs. Of an error only its name, message and stack are logged: drivers attach whole connections to theirs. */
export const createLog = (level: Config["logLevel"]): Logger =>
  pino({ level, base: null, serializers: { err: describeError } });

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
