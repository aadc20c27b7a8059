import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH } from "../limits.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Why a password is refused, or warned of. */
export type PasswordProblem = { kind: "too_short"; least: number } | { kind: "common" };

const common = new Set(COMMON_PASSWORDS.split(/\s+/).filter((password) => password !== ""));
const FEW = 5;
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};

/**
 * Whether a password is among those that are tried first: a common one as it is, in another case, with digits for letters or
 * appended ("P4ssw0rd1!"), or a repetition of few characters or of a common one.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKC").trim().toLowerCase();
  const repeated = /^(.+?)\1+$/u.exec(plain)?.[1];
  if (repeated !== undefined) return repeated.length < FEW || isCommonPassword(repeated);
  if (new Set(plain).size <= 1) return true;
  const letters = plain.replaceAll(/[01345@$]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
  return [plain, letters, plain.replace(/[\d!?.*#]+$/, ""), letters.replace(/[\d!?.*#l]+$/, "")].some(
    (form) => common.has(form),
  );
}

/**
 * Why a new password is refused; null: it is not. Six characters suffice (specification §5.7). Admins need twelve and no
 * common one, of which everybody else is only warned on screen (rule 40).
 */
export function passwordProblem(password: string, { admin }: { admin: boolean }): PasswordProblem | null {
  const least = admin ? ADMIN_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH;
  if (password.length < least) return { kind: "too_short", least };
  return admin && isCommonPassword(password) ? { kind: "common" } : null;
}
