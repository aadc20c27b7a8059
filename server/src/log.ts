import { hostname } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import { pino, type Logger, type LoggerOptions } from "pino";
import type { Config } from "./config/config.ts";
import { asText } from "./log-text.ts";
import { VERSION } from "./version.ts";

/** Lines of JSON for machines; for a person at a terminal one readable line each, unless LOG_FORMAT says otherwise. */
export const isForMachines = ({ logFormat }: Pick<Config, "logFormat">): boolean =>
  logFormat === null ? !process.stdout.isTTY : logFormat === "json";

/**
 * Structured logs; each line says which process it is of (`as`). Of an error only its name, message and stack are logged:
 * drivers attach whole connections to theirs.
 */
export function createLog(config: Pick<Config, "logLevel" | "logFormat">, as = "kalivo"): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: { process: as, pid: process.pid, host: hostname(), version: VERSION },
    serializers: { err: describeError },
    formatters: { level: (level) => ({ level }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (isForMachines(config)) return pino(options);
  return pino(options, { write: (line) => void process.stdout.write(asText(line)) });
}

/** What an operator is told at any LOG_LEVEL, such as that the product runs: a banner for a person, else lines of the log. */
export function announce(
  log: Pick<FastifyBaseLogger, "child">,
  config: Pick<Config, "logFormat">,
  text: string,
): void {
  if (!isForMachines(config)) {
    process.stdout.write(`${text}\n`);
    return;
  }
  const always = log.child({}, { level: "info" });
  for (const line of text.split("\n")) if (line.trim() !== "") always.info(line.trim());
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: inWords(error) };
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}

/** Something thrown that is no error: "[object Object]" would say nothing. */
function inWords(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  const { message } = thrown as { message?: unknown };
  return typeof message === "string" ? message : JSON.stringify(thrown);
}
