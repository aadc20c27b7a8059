import { createHash, randomBytes } from "node:crypto";
import { RECOVERY_CODES } from "@kalivo/domain/limits.ts";

/** Without 0, 1, I, L, O, U: they are read from paper. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** Ten codes of 78 bits, written in fours: `7K2M-…`. Only their hashes are kept. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

function newCode(): string {
  let code = "";
  while (code.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < 8 * LETTERS.length && code.length < LENGTH) code += LETTERS[byte % LETTERS.length]; // each as likely
  return code.replaceAll(/.{4}(?!$)/g, "$&-");
}

/** Null: not in the format of a recovery code, ignoring case, spaces and hyphens. */
export function recoveryHash(userId: number, typed: string): Buffer | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  if (!/^[2-9A-Z]{16}$/.test(code)) return null;
  return createHash("sha256").update(`${userId}:${code}`).digest();
}
