import { createContext, type ReactNode, use } from "react";
import type { Parts, ScreenWords, Subject } from "@kalivo/words/screens.ts";
import { labelled } from "@kalivo/words/listed.ts";
import { partWith, subjectOf } from "./words.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** `choose` resolves with false, and changes nothing, when the words fail to load. */
type Choice = { language: Language; choose: (language: Language) => Promise<boolean> };
type Text = Choice & { words: Parts["first"] };

const TextContext = createContext<Text | null>(null);

export function TextProvider({ value, children }: { value: Text; children: ReactNode }) {
  return <TextContext value={value}>{children}</TextContext>;
}

/**
 * The sentences of a subject: `const text = useText("codes")`. Those of the first paint are there; for others it suspends
 * until their part has come. Which part that is never changes: React matches suspended reads by their order.
 */
export function useText<One extends Subject>(subject: One): ScreenWords[One] {
  const text = useTextContext();
  return subjectOf(subject, subject in text.words ? text : use(partWith(subject).load(text.language)));
}

export function useLanguage(): Choice {
  const { language, choose } = useTextContext();
  return { language, choose };
}

/** "Together: 4,00 €", as the language prints it. */
export function useLabelled(): (name: string, value: string) => string {
  const { language } = useTextContext();
  return (name, value) => labelled(name, value, language);
}

function useTextContext(): Text {
  const text = use(TextContext);
  if (text === null) throw new Error("No words outside TextProvider");
  return text;
}
