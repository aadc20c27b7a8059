import { adminWords, type AdminWords } from "@kalivo/words/admin.ts";
import { useLanguage } from "../../lib/text.tsx";

/** The sentences of these screens, in the language of the app: `const text = useAdminText().people`. */
export const useAdminText = (): AdminWords => adminWords(useLanguage().language);
