import { parseArgs } from "node:util";
import { OPERATOR_VARIABLES, type OperatorConfig } from "../operator-config.ts";
import { selectAssociation, updateAssociation } from "../features/setup/queries.ts";
import { UsageError, type Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

/** What the first start asked can be looked at and changed here. */
export const association: Command = {
  name: "association",
  arguments: "[--name <name>] [--mail <address>]",
  summary: "Prints who runs the product, or changes it.",
  help: `
  --name  in mails, receipts and payment files
  --mail  where people write to
Running processes take a change over when they are started again. A set ASSOCIATION_NAME or ASSOCIATION_MAIL wins.`,
  run: (config, args) =>
    withProduct(config, async ({ services: { config: running, db } }) => {
      const changes = readChanges(args);
      if (Object.keys(changes).length === 0) {
        console.log(`${running.associationName} <${running.associationMail}>`);
        return 0;
      }
      if (!(await updateAssociation(db, changes)))
        throw new UsageError(
          config.demo
            ? "The demo has an example of an association: set ASSOCIATION_NAME and ASSOCIATION_MAIL for another."
            : "Nothing is kept before the first start: start the product once.",
        );
      const kept = await selectAssociation(db);
      console.log(`Kept: ${kept?.name} <${kept?.mail}>. Start the product again for it to count.`);
      for (const variable of winning(config.operator, changes))
        console.log(`${variable} is set here and wins over what is kept: change it too.`);
      return 0;
    }),
};

type Changes = { name?: string; mail?: string };

function readChanges(args: readonly string[]): Changes {
  const { name, mail } = readValues(args);
  return {
    ...(name !== undefined && { name: checked("ASSOCIATION_NAME", "--name", name) }),
    ...(mail !== undefined && { mail: checked("ASSOCIATION_MAIL", "--mail", mail) }),
  };
}

function checked(variable: "ASSOCIATION_NAME" | "ASSOCIATION_MAIL", option: string, typed: string): string {
  const read = OPERATOR_VARIABLES[variable].safeParse(typed);
  if (!read.success) throw new UsageError(`${option} ${read.error.issues[0]?.message ?? "is wrong"}`);
  return read.data;
}

function readValues(args: readonly string[]) {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ args: [...args], options: { name: text, mail: text } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const winning = (known: OperatorConfig, changes: Changes) => [
  ...(changes.name !== undefined && known.associationName !== null ? ["ASSOCIATION_NAME"] : []),
  ...(changes.mail !== undefined && known.associationMail !== null ? ["ASSOCIATION_MAIL"] : []),
];
