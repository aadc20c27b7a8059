import { createContext, type ReactNode, use } from "react";
import type { MoreWords, Parts, ScreenWords } from "@kalivo/words/screens.ts";
import { adminWords, givingWords, moreWords, ownWords } from "./words.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** `choose` resolves with false, and changes nothing, when the words fail to load. */
type Choice = { language: Language; choose: (language: Language) => Promise<boolean> };
type Text = Choice & { words: Parts["first"] };

const TextContext = createContext<Text | null>(null);

export function TextProvider({ value, children }: { value: Text; children: ReactNode }) {
  return <TextContext value={value}>{children}</TextContext>;
}

/** The words of the first paint: `const text = useText().landing`. */
export function useText(): Parts["first"] {
  return useTextContext().words;
}

/** The words of all other screens: `const text = useMoreText().codes`. Suspends. */
export function useMoreText(): MoreWords {
  return moreWords.useWords(useTextContext().language);
}

/** The words of the admin screens: `const text = useAdminText().people`. Suspends. */
export function useAdminText(): ScreenWords["admin"] {
  return adminWords.useWords(useTextContext().language).admin;
}

/** The words of the giving overview and of links in a notice: `const text = useGivingText().stop`. Suspends. */
export function useGivingText(): Parts["giving"] {
  return givingWords.useWords(useTextContext().language);
}

/** The words of the account screens: `const text = useOwnText().security`. Suspends. */
export function useOwnText(): Parts["own"] {
  return ownWords.useWords(useTextContext().language);
}

export function useLanguage(): Choice {
  const { language, choose } = useTextContext();
  return { language, choose };
}

function useTextContext(): Text {
  const text = use(TextContext);
  if (text === null) throw new Error("No words outside TextProvider");
  return text;
}
