import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "@kalivo/domain/limits.ts";
import type { CodeText } from "@kalivo/domain/codes/code-text.ts";

/** Eight random characters from a secure source. */
export const newCodeText = (): CodeText =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");
