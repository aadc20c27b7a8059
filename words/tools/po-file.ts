import { po, type GetTextTranslation } from "gettext-parser";
import { LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { isPlural, type Unit } from "./units.ts";

export type Translated = Exclude<Language, "en">;
export const TRANSLATED = LANGUAGES.filter((language) => language !== "en");

/** The plural categories of a language in the order of gettext's forms, and gettext's rule for them. */
export const PLURALS: Readonly<Record<Translated, { forms: readonly Intl.LDMLPluralRule[]; rule: string }>> =
  {
    fr: { forms: ["one", "other"], rule: "nplurals=2; plural=(n > 1);" },
    nl: { forms: ["one", "other"], rule: "nplurals=2; plural=(n != 1);" },
    de: { forms: ["one", "other"], rule: "nplurals=2; plural=(n != 1);" },
  };

/** What a translator brought of one sentence. */
export type Brought = { english: readonly string[]; texts: readonly string[]; fuzzy: boolean };

/** One language as a gettext catalogue (PO), which translators' tools read; a stale sentence is marked fuzzy. */
export function writePo(
  units: readonly Unit[],
  language: Translated,
  isStale: (key: string) => boolean,
): Buffer {
  const translations = Object.fromEntries(
    units.map((unit) => {
      const translation = translationOf(unit, language, isStale(unit.key));
      return [unit.key, { [translation.msgid]: translation }];
    }),
  );
  const headers = {
    Language: language,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
    "Plural-Forms": PLURALS[language].rule,
  };
  return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 });
}

/** The sentences of a file by their keys; null where it is no catalogue. */
export function readPo(file: Buffer): Map<string, Brought> | null {
  try {
    const { translations } = po.parse(file);
    const entries = Object.values(translations).flatMap((inContext) => Object.values(inContext));
    const sentences = entries.filter(({ msgctxt }) => msgctxt !== undefined);
    return sentences.length === 0 ? null : new Map(sentences.map((one) => [one.msgctxt ?? "", brought(one)]));
  } catch {
    return null;
  }
}

function translationOf(unit: Unit, language: Translated, stale: boolean) {
  const [one, other] = [unit.english.get("one"), unit.english.get("other")];
  const said = (other ?? one)?.text ?? "";
  const forms = isPlural(unit) ? PLURALS[language].forms : (["other"] as const);
  const flags = [
    ...(stale ? ["fuzzy"] : []),
    ...(unit.placeholders.length > 0 ? ["python-brace-format"] : []),
    ...(unit.longest === null ? [] : [`max-length:${unit.longest}`]),
  ];
  return {
    msgctxt: unit.key,
    msgid: isPlural(unit) ? (one?.text ?? said) : said,
    ...(isPlural(unit) ? { msgid_plural: said } : {}),
    msgstr: forms.map((form) => (unit.other.get(form) ?? unit.other.get("other"))?.text ?? ""),
    comments: {
      extracted: notesFor(unit).join("\n"),
      reference: placeOf(unit),
      ...(flags.length > 0 ? { flag: flags.join(", ") } : {}),
    },
  };
}

function notesFor({ notes, longest, placeholders }: Unit): string[] {
  return [
    ...notes,
    ...(longest === null ? [] : [`At most ${longest} letters.`]),
    ...(placeholders.includes("figure") ? ["{figure} is the number that decides the form."] : []),
  ];
}

/** `screens/home.ts`, from the folder of the language. */
const placeOf = ({ key }: Unit): string => `${key.split("#")[0]}.ts`;

const brought = ({ msgid, msgid_plural: plural, msgstr, comments }: GetTextTranslation): Brought => ({
  english: plural === undefined ? [msgid] : [msgid, plural],
  texts: msgstr,
  fuzzy: comments?.flag?.split(/,\s*/u).includes("fuzzy") ?? false,
});
