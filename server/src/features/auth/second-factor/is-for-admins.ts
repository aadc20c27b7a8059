const LEAST = 12;
const LEAST_DIFFERENT = 5;

/** What everybody tries first and has the length all the same. */
const COMMON = [
  "password",
  "passwort",
  "motdepasse",
  "wachtwoord",
  "qwertyuiop",
  "azertyuiop",
  "iloveyou",
  "administrator",
  "welcome",
  "letmein",
  "123456789",
  "abcdefgh",
];

/** Rule 40: twelve characters, and not what is guessed first: a common word with digits and signs around it. */
export function isForAdmins(password: string): boolean {
  const typed = password.normalize("NFC").toLowerCase();
  const letters = Array.from(typed);
  if (letters.length < LEAST || new Set(letters).size < LEAST_DIFFERENT) return false;
  const rest = COMMON.reduce((left, word) => left.replaceAll(word, ""), typed).replaceAll(/[\d\W_]/gu, "");
  return rest.length > 0;
}
