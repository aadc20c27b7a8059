import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { UnreadableStatement, type BankStatement, type StatementProblem } from "./bank-statement.ts";
import { readCamt } from "./camt/read-camt.ts";
import { readCoda } from "./coda/read-coda.ts";

export type Unread = { problem: StatementProblem; at: number | null };

/**
 * Reads a file of statements, recognised by its content: camt.053 (ISO 20022) or CODA (Febelfin). Every statement in it must
 * add up and be in euros, or none is returned. Never throws because of a file's content.
 */
export function readBankFile(bytes: Buffer): Result<readonly BankStatement[], Unread> {
  try {
    const text = textOf(bytes);
    if (/^\s*</.test(text)) return accept(readCamt(text));
    if (/^0000[\d ]/.test(text)) return accept(readCoda(text));
    return refuse({ problem: "unknown_format", at: null });
  } catch (error) {
    if (error instanceof UnreadableStatement) return refuse({ problem: error.problem, at: error.at });
    throw error;
  }
}

/** Valid UTF-8, or else Latin 1, as many banks still write: with that, every byte is valid. */
function textOf(bytes: Buffer): string {
  const declared = /^[^>]{0,200}encoding=["'](?:ISO-8859-1|windows-1252|latin1)["']/i;
  if (!declared.test(bytes.subarray(0, 300).toString("latin1"))) {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
}
