import { pledgeWords, type PledgeWords } from "@kalivo/words/pledges.ts";
import { useLanguage } from "../../lib/text.tsx";

/** What is said of pledges beyond their rate and limit; only for modules of screens, not of the frame around them. */
export const usePledgeText = (): PledgeWords => pledgeWords(useLanguage().language);
