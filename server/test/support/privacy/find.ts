import type { Seen } from "./walk.ts";

// Finds a hidden fact in an answer, in any field or sentence.

/** Whether a number occurs in euros, in cents, or formatted ("1 234,56 €", "29 011"). */
export function hasNumber(seen: Seen, value: number): boolean {
  const [whole = "", fraction] = value.toString().split(".");
  const cents = fraction === undefined ? value : Math.round(value * 100);
  if (readingOf(seen).figures.some((figure) => figure === value || figure === cents)) return true;
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.\\s\\u00A0\\u202F]?");
  const written = fraction === undefined ? grouped : `${grouped}[.,]${fraction}0?`;
  const pattern = new RegExp(`(?<![\\d.,:-])${written}(?![\\d:])`);
  return readingOf(seen).sentences.some((text) => pattern.test(text));
}

/** A small number that is a count, not an id. */
export const hasCount = (seen: Seen, count: number): boolean =>
  readingOf(seen).figures.includes(count) ||
  new RegExp(`\\b${count} (?:donor|burner|backer|member)`).test(seen.text);

/** Also where it stands in an address, as `a%40b.example`. */
export const hasText = (seen: Seen, part: string): boolean => readingOf(seen).words.includes(plain(part));

type Reading = { words: string; figures: readonly number[]; sentences: readonly string[] };
const readings = new WeakMap<Seen, Reading>();

/** What an answer says, read once: it is looked through for some twenty facts. */
function readingOf(seen: Seen): Reading {
  const known = readings.get(seen);
  if (known !== undefined) return known;
  const { json, text } = seen;
  const reading = {
    words: plain(`${text}\n${unescaped(text)}`),
    figures: figures(json),
    sentences: sentencesOf(seen),
  };
  readings.set(seen, reading);
  return reading;
}

const unescaped = (text: string) =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

type Entry = readonly [string, unknown];

const entriesOf = (value: unknown): readonly Entry[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** The texts of a JSON answer; another answer as a whole. */
function sentencesOf({ json, text }: Seen): string[] {
  const within = (value: unknown): string[] =>
    typeof value === "string" ? [value] : entriesOf(value).flatMap(([, each]) => within(each));
  return (json === null ? [text] : within(json)).map(withoutDrawnSigns);
}

/** Removes addresses and link secrets, which are random and may contain any figure. */
const withoutDrawnSigns = (text: string) =>
  text.replaceAll(/[\w.+-]+@[\w.-]+/g, "").replaceAll(/(?<![\w-])(?=[\w-]*[A-Za-z])[\w-]{20,}/g, "");

/** Every number that is no id. */
function figures(value: unknown, key = ""): number[] {
  if (typeof value === "number") return /(?:^|_)id$/.test(key) ? [] : [value];
  return entriesOf(value).flatMap(([name, each]) => figures(each, name));
}

const isPerson = (value: unknown, id: number) =>
  typeof value === "object" && value !== null && "first_name" in value && "id" in value && value.id === id;

const holds = (value: unknown, id: number): boolean =>
  entriesOf(value).some(([, each]) => isPerson(each, id) || holds(each, id));

/** Whether an answer has a field of one of these names about the person. */
export function tells({ json }: Seen, id: number, names: readonly string[]): boolean {
  const within = (value: unknown): boolean =>
    (isPerson(value, id) && entriesOf(value).some(([name]) => names.includes(name))) ||
    entriesOf(value).some(([, each]) => within(each));
  return within(json);
}

/** Whether an answer relates the two: a donor in a burner's list, or the reverse. */
export function relates({ json }: Seen, one: number, other: number): boolean {
  const within = (value: unknown): boolean =>
    (isPerson(value, one) && holds(value, other)) ||
    (isPerson(value, other) && holds(value, one)) ||
    entriesOf(value).some(([, each]) => within(each));
  return within(json);
}
