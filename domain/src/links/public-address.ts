import { PUBLIC_SEGMENTS } from "./link-subject.ts";

/** What has a public page, readable without an account or JavaScript (decision 57). */
export type PublicKind = keyof typeof PUBLIC_SEGMENTS;

/** `/p/12-amelie-laurent`; only the number is read, the words are for people. */
export function publicAddress(kind: PublicKind, id: number, name: string): string {
  const words = wordsOf(name);
  return `/${PUBLIC_SEGMENTS[kind]}/${id}${words === "" ? "" : `-${words}`}`;
}

const LONGEST_WORDS = 60;

/** A name as part of an address: letters a to z and digits, joined by hyphens; none of them in other scripts. */
function wordsOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[œæøßłđ]/g, (letter) => WITHOUT_MARKS[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
  const words = (plain.match(/[a-z0-9]+/g) ?? []).join("-");
  return words.slice(0, LONGEST_WORDS).replace(/-$/, "");
}

/** Letters that Unicode does not decompose. */
const WITHOUT_MARKS: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
};
