import { createInterface } from "node:readline";
import { OPERATOR_VARIABLES, type OperatorConfig, type OperatorVariable } from "../../config/operator.ts";
import { said } from "./first-start.ts";
import type { FirstStart } from "./keep-first-start.ts";

/** Ctrl-C, or the end of the input, before the last answer. */
export class StoppedAsking extends Error {
  override name = "StoppedAsking";
  override message = "Stopped: nothing was kept, and the next start asks again.";
}

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

const QUESTIONS: Readonly<Record<OperatorVariable, string>> = {
  ASSOCIATION_NAME: "Name of the association",
  ASSOCIATION_MAIL: "Its mail address, for people's questions",
  FIRST_ADMIN: "Mail address of the first admin",
};

/** Asks until everything is valid and confirmed; Enter accepts the value from the environment. */
export async function askOperator(
  { input, output }: Terminal,
  known: OperatorConfig,
  asked: readonly OperatorVariable[],
): Promise<FirstStart> {
  // Reads line by line, so that several lines pasted at once are several answers.
  const lines = createInterface({ input, output });
  lines.on("SIGINT", () => lines.close());
  const reader = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    lines.setPrompt(question);
    lines.prompt();
    const { value, done } = await reader.next();
    if (done === true) throw new StoppedAsking();
    return value.trim();
  };
  try {
    output.write(`\n  Kalivo starts here for the first time. ${GREETING}\n\n`);
    return await askAll(ask, { known, asked, write: (line) => output.write(`${line}\n`) });
  } finally {
    lines.close();
    output.write("\n");
  }
}

const GREETING = "Answer, and it runs; Ctrl-C stops and keeps nothing.";

type Asking = {
  known: OperatorConfig;
  asked: readonly OperatorVariable[];
  write: (line: string) => void;
};

async function askAll(ask: (question: string) => Promise<string>, asking: Asking): Promise<FirstStart> {
  const answers = new Map<OperatorVariable, string>();
  for (;;) {
    for (const variable of asking.asked) {
      const offered = answers.get(variable) ?? said(asking.known, variable);
      answers.set(variable, await askOne(ask, { variable, offered, write: asking.write }));
    }
    const right = await ask("  Is that right? [Y/n] ");
    if (right === "" || /^y/i.test(right)) break;
  }
  return {
    association: {
      name: answers.get("ASSOCIATION_NAME") ?? "",
      mail: answers.get("ASSOCIATION_MAIL") ?? "",
    },
    firstAdmin: answers.get("FIRST_ADMIN") ?? null,
  };
}

async function askOne(
  ask: (question: string) => Promise<string>,
  {
    variable,
    offered,
    write,
  }: { variable: OperatorVariable; offered: string | null; write: Asking["write"] },
): Promise<string> {
  const offer = offered === null ? "" : ` [${offered}]`;
  for (;;) {
    const typed = await ask(`  ${QUESTIONS[variable]}${offer}: `);
    const read = OPERATOR_VARIABLES[variable].safeParse(typed === "" ? (offered ?? "") : typed);
    if (read.success) return read.data;
    write(`  That ${read.error.issues[0]?.message ?? "is wrong"}.`);
  }
}
