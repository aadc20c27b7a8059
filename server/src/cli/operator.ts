import type { Config } from "../config/config.ts";
import { announce, createLog, isForMachines } from "../log.ts";
import { askOperator } from "../features/setup/ask-operator.ts";
import type { Operator } from "../features/setup/first-start.ts";

/** The operator: interactive at a terminal, otherwise the environment must have the answers. */
export const operator = (config: Config): Operator => ({
  ask:
    process.stdin.isTTY && process.stdout.isTTY
      ? (known, asked) => askOperator({ input: process.stdin, output: process.stdout }, known, asked)
      : null,
  isLogged: !process.stdout.isTTY || isForMachines(config),
  say: (line) => announce(createLog(config, "first start"), config, line),
});
