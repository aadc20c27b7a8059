import { readConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { COMMANDS } from "./cli/commands.ts";
import { StoppedAsking } from "./features/setup/ask-operator.ts";
import { usage, UsageError } from "./cli/usage.ts";

const MINIMUM_NODE = 24;
const LEAVE_MS = 500;

/** `kalivo <command>`: finds the command, says clearly what is wrong, exits 1 on a refusal and 2 on a wrong call. */
async function run(args: readonly string[]): Promise<number> {
  // Names may have two words: "billing close", "admin grant".
  const command = COMMANDS.find((one) => args.slice(0, one.name.split(" ").length).join(" ") === one.name);
  const [name] = args;
  if (command === undefined) {
    const asked = name === undefined || name === "--help" || name === "help";
    (asked ? console.log : console.error)(
      asked ? usage(COMMANDS) : `There is no command ${name}.\n\n${usage(COMMANDS)}`,
    );
    return asked ? 0 : 2;
  }
  const rest = args.slice(command.name.split(" ").length);
  if (rest.includes("--help")) {
    console.log(`kalivo ${command.name} ${command.arguments}\n\n${command.summary}\n${command.help}`);
    return 0;
  }
  return command.run(readConfig(process.env), rest);
}

function explain(error: unknown): number {
  if (error instanceof ConfigError || error instanceof UsageError) {
    console.error(error.message);
    return 2;
  }
  if (error instanceof StoppedAsking) {
    console.error(error.message);
    return 130;
  }
  console.error(error instanceof Error ? error.message : error);
  if (process.env["LOG_LEVEL"] === "debug") console.error(error);
  return 1;
}

if (Number(process.versions.node.split(".")[0]) < MINIMUM_NODE) {
  console.error(
    `Kalivo needs Node ${MINIMUM_NODE} or newer, this is ${process.version}: start it with npm (npm start, npm run kalivo), which brings its own.`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await run(process.argv.slice(2)).catch(explain);
  setTimeout(() => process.exit(), LEAVE_MS).unref(); // what still holds on then (a frozen database) is let go
}
