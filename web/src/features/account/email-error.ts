import { problem } from "@kalivo/contract/field-problem.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";

/** What is wrong with an address by the schema: an empty field is another fault than no address. */
export function emailError(
  error: { message?: string | undefined } | undefined,
  { missing, emailWrong }: Pick<ScreenWords["fields"], "missing" | "emailWrong">,
): string | undefined {
  if (error === undefined) return undefined;
  return error.message === problem("required") ? missing : emailWrong;
}
