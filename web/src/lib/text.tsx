import { createContext, type ReactNode, use } from "react";
import type { AdminWords, GivingWords, MoreWords, OwnWords, ScreenWords } from "@kalivo/words/screens.ts";
import { adminWords, givingWords, moreWords, ownWords } from "./words.ts";
import type { Language } from "@kalivo/domain/language.ts";

/** `choose` answers false when the sentences could not be had; then nothing has changed. */
type Choice = { language: Language; choose: (language: Language) => Promise<boolean> };
type Text = Choice & { words: ScreenWords };

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

/** Those about all that one gives, and of the links in a notice: `const text = useGivingText().stop`. */
export function useGivingText(): GivingWords {
  return givingWords.useWords(useTextContext().language);
}

/** Those about one's own account: `const text = useOwnText().security`. */
export function useOwnText(): OwnWords {
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
