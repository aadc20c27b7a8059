import { bookWords, type BookWords } from "@kalivo/words/books.ts";
import { useLanguage } from "../../lib/text.tsx";

/** The sentences of this screen, in the language of the app. */
export const useBookText = (): BookWords => bookWords(useLanguage().language);
