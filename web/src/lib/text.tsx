import { createContext, type ReactNode, use } from "react";
import type { AdminWords, MoreWords, ScreenWords } from "@kalivo/words/screens.ts";
import { adminWords, moreWords } from "./words.ts";
import type { Language } from "@kalivo/domain/language.ts";

type Text = { words: ScreenWords; language: Language; choose: (language: Language) => Promise<void> };

const TextContext = createContext<Text | null>(null);

export function TextProvider({ value, children }: { value: Text; children: ReactNode }) {
  return <TextContext value={value}>{children}</TextContext>;
}

/** The sentences of the first paint: `const text = useText().landing`. */
export function useText(): ScreenWords {
  return useTextContext().words;
}

/** Those of every later screen: `const text = useMoreText().codes`. Waits for them, like a lazy component. */
export function useMoreText(): MoreWords {
  return moreWords.useWords(useTextContext().language);
}

/** Those of the admin screens: `const text = useAdminText().people`. */
export function useAdminText(): AdminWords {
  return adminWords.useWords(useTextContext().language);
}

export function useLanguage(): { language: Language; choose: (language: Language) => Promise<void> } {
  const { language, choose } = useTextContext();
  return { language, choose };
}

function useTextContext(): Text {
  const text = use(TextContext);
  if (text === null) throw new Error("No words outside TextProvider");
  return text;
}
