import { parseArgs } from "node:util";
import { readImprint } from "../features/setup/association.ts";
import { IMPRINT_VARIABLES, OPERATOR_VARIABLES, type OperatorConfig } from "../config/operator.ts";
import { selectAssociation, updateAssociation } from "../features/setup/setup.queries.ts";
import { UsageError, type Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

/** Shows and changes what the first start asked for. */
export const association: Command = {
  name: "association",
  arguments: "[--name <name>] [--mail <address>] [--address <text>] [--number <number>]",
  summary: "Prints who runs the product, or changes it.",
  help: `
  --name  in mails, receipts and payment files
  --mail  where people write to
  --address, --number  for the imprint: street, postcode and town; enterprise number
Emails say it at once, running processes everywhere else when they are started again. A set ASSOCIATION_… variable wins.`,
  run: (config, args) =>
    withProduct(config, async ({ services: { config: running, db } }) => {
      const changes = readChanges(args);
      if (Object.keys(changes).length === 0) {
        const { address, number } = await readImprint(running, db);
        const imprint = [address ?? "no address yet", number ?? "no enterprise number yet"].join(", ");
        console.log(`${running.associationName} <${running.associationMail}>, ${imprint}`);
        return 0;
      }
      if (!(await updateAssociation(db, changes)))
        throw new UsageError(
          config.demo
            ? "The demo has an example of an association: set ASSOCIATION_NAME and ASSOCIATION_MAIL for another."
            : "Nothing is kept before the first start: start the product once.",
        );
      const kept = await selectAssociation(db);
      console.log(
        `Kept: ${kept?.name} <${kept?.mail}>. Start the product again for it to count beyond emails.`,
      );
      for (const variable of winning(config.operator, changes))
        console.log(`${variable} is set here and wins over what is kept: change it too.`);
      return 0;
    }),
};

type Changes = { name?: string; mail?: string; address?: string; enterprise_number?: string };

function readChanges(args: readonly string[]): Changes {
  const { name, mail, address, number } = readValues(args);
  return {
    ...(name !== undefined && { name: checked("ASSOCIATION_NAME", "--name", name) }),
    ...(mail !== undefined && { mail: checked("ASSOCIATION_MAIL", "--mail", mail) }),
    ...(address !== undefined && { address: checked("ASSOCIATION_ADDRESS", "--address", address) }),
    ...(number !== undefined && { enterprise_number: checked("ASSOCIATION_NUMBER", "--number", number) }),
  };
}

const CHECKS = { ...OPERATOR_VARIABLES, ...IMPRINT_VARIABLES };

function checked(variable: keyof typeof CHECKS, option: string, typed: string): string {
  const read = CHECKS[variable].safeParse(typed);
  if (!read.success) throw new UsageError(`${option} ${read.error.issues[0]?.message ?? "is wrong"}`);
  return read.data;
}

function readValues(args: readonly string[]) {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ args: [...args], options: { name: text, mail: text, address: text, number: text } })
      .values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const winning = (known: OperatorConfig, changes: Changes) => [
  ...(changes.name !== undefined && known.associationName !== null ? ["ASSOCIATION_NAME"] : []),
  ...(changes.mail !== undefined && known.associationMail !== null ? ["ASSOCIATION_MAIL"] : []),
  ...(changes.address !== undefined && known.associationAddress !== null ? ["ASSOCIATION_ADDRESS"] : []),
  ...(changes.enterprise_number !== undefined && known.associationNumber !== null
    ? ["ASSOCIATION_NUMBER"]
    : []),
];
