import type { Config } from "../config/config.ts";

/** One command of the operator. `run` resolves with the exit code. */
export type Command = {
  name: string;
  arguments: string;
  summary: string;
  help: string;
  run: (config: Config, args: readonly string[]) => Promise<number>;
};

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override name = "UsageError";
}

export function usage(commands: readonly Command[]): string {
  const lines = commands.map(
    ({ name, arguments: args, summary }) => `  ${`${name} ${args}`.padEnd(58)} ${summary}`,
  );
  return ["npm run kalivo -- <command> [--help]", "", ...lines].join("\n");
}
