import { sourceWords, type SourceWords } from "@kalivo/words/sources.ts";
import { useLanguage } from "../../lib/text.tsx";

/** The sentences about where workouts come from, in the language of the app. */
export const useSourceText = (): SourceWords => sourceWords(useLanguage().language);
