import type { ScreenWords } from "@kalivo/words/screens.ts";
import { createContext, type ReactNode, use } from "react";
import type { Language } from "@kalivo/domain/language.ts";

type Text = { words: ScreenWords; language: Language; choose: (language: Language) => void };

const TextContext = createContext<Text | null>(null);

export function TextProvider({ value, children }: { value: Text; children: ReactNode }) {
  return <TextContext value={value}>{children}</TextContext>;
}

/** Every sentence on screen comes from here: `const text = useText().landing`. */
export function useText(): ScreenWords {
  return useTextContext().words;
}

export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const { language, choose } = useTextContext();
  return { language, choose };
}

function useTextContext(): Text {
  const text = use(TextContext);
  if (text === null) throw new Error("No words outside TextProvider");
  return text;
}
