import { moneyBackWords, type MoneyBackWords } from "@kalivo/words/money-back.ts";
import { useLanguage } from "../../lib/text.tsx";

/** What is said of charges that failed or went back; only for modules that are loaded when there is something to say. */
export const useMoneyBackText = (): MoneyBackWords => moneyBackWords(useLanguage().language);
