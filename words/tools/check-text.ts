import type { Language } from "@kalivo/domain/language.ts";
import { looseSigns } from "../src/typography.ts";
import type { Unit } from "./units.ts";

/** What is wrong with a translated text, each in words; empty where it can be taken. */
export function problemsOf(text: string, unit: Unit, language: Language): string[] {
  if (text.trim() === "") return ["it is empty"];
  if (/[\n\r]/u.test(text)) return ["it has more than one line"];
  return [
    ...wrongPlaceholders(text, unit.placeholders),
    ...wrongMarks(text, unit),
    ...looseSigns(language, text.replaceAll(/<\/?\w+>/gu, "")),
    ...(unit.longest !== null && text.length > unit.longest
      ? [`it has ${text.length} letters; there is room for ${unit.longest}`]
      : []),
  ];
}

/** A form may leave out the figure that chose it: "used once". */
function wrongPlaceholders(text: string, wanted: readonly string[]): string[] {
  const used = new Set([...text.matchAll(/\{([^{}]*)\}/gu)].map(([, name = ""]) => name));
  const loose = /[{}]/u.test(text.replaceAll(/\{[^{}]*\}/gu, ""));
  return [
    ...wanted.filter((name) => name !== "figure" && !used.has(name)).map((name) => `{${name}} is missing`),
    ...[...used].filter((name) => !wanted.includes(name)).map((name) => `there is no {${name}} to put in`),
    ...(loose ? ["a brace has no other half"] : []),
  ];
}

/** `<terms>terms</terms>`: what is drawn otherwise in the English is drawn otherwise in each language. */
function wrongMarks(text: string, { english }: Unit): string[] {
  const wanted = new Set([...english.values()].flatMap((entry) => marksOf(entry.text)));
  const used = new Set(marksOf(text));
  return [
    ...[...wanted].filter((mark) => !used.has(mark)).map((mark) => `<${mark}>…</${mark}> is missing`),
    ...[...used].filter((mark) => !wanted.has(mark)).map((mark) => `there is no <${mark}> to draw`),
  ];
}

const marksOf = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>[^<]*<\/\1>/gu)].map(([, name = ""]) => name);
