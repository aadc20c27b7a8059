import { readConfig } from "../config/config.ts";
import { ConfigError } from "../config/config-error.ts";
import { errorCode, LOCK_TIMEOUT, STATEMENT_ENDED } from "../db/error-code.ts";
import { StoppedAsking } from "../features/setup/ask-operator.ts";
import { COMMANDS } from "./commands.ts";
import { usage, UsageError } from "./usage.ts";
import { BUILD, versionLine } from "../version.ts";

/** `kalivo <command>`: finds and runs the command, explains errors; exit code 1 on a refusal, 2 on wrong usage. */
export const runCommand = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  find(args, env).catch((error: unknown) => explain(error, env));

/** Two words where commands of this first word have two. */
function nameOf(args: readonly string[]): string {
  const of = COMMANDS.some(({ name }) => name.startsWith(`${args[0]} `)) ? 2 : 1;
  return args.slice(0, of).join(" ");
}

async function find(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  // Names may have two words: "billing close", "admin grant".
  const command = COMMANDS.find((one) => args.slice(0, one.name.split(" ").length).join(" ") === one.name);
  const [name] = args;
  if (name === "--version") {
    console.log(versionLine(BUILD));
    return 0;
  }
  if (command === undefined) {
    const asked = name === undefined || name === "--help" || name === "help";
    (asked ? console.log : console.error)(
      asked ? usage(COMMANDS) : `There is no command ${nameOf(args)}.\n\n${usage(COMMANDS)}`,
    );
    return asked ? 0 : 2;
  }
  const rest = args.slice(command.name.split(" ").length);
  if (rest.includes("--help")) {
    console.log(`kalivo ${command.name} ${command.arguments}\n\n${command.summary}\n${command.help}`);
    return 0;
  }
  return command.run(readConfig(env), rest);
}

function explain(error: unknown, { LOG_LEVEL }: NodeJS.ProcessEnv): number {
  if (error instanceof ConfigError || error instanceof UsageError) {
    console.error(error.message);
    return 2;
  }
  if (error instanceof StoppedAsking) {
    console.error(error.message);
    return 130;
  }
  console.error(error instanceof Error ? sentenceOf(error) : error);
  if (LOG_LEVEL === "debug") console.error(error);
  return 1;
}

/** What waited too long for another session of the database, in words; nothing of it was written. */
const sentenceOf = (error: Error): string => {
  const code = errorCode(error) ?? "";
  return code === LOCK_TIMEOUT || code === STATEMENT_ENDED
    ? `Another session of the database held what this needs for too long (${error.message}). Nothing was changed by this command's last step: try again.`
    : error.message;
};
