import * as api from "@kalivo/contract/api-paths.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useChosenLanguage } from "./use-chosen-language.ts";

/** The language of the device and of the account, which mails and documents use. */
export function useKeptLanguage() {
  const { unreachable } = useText("account");
  const { language, change } = useChosenLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const keep = async (chosen: Language) => {
    if (!(await change(chosen))) return;
    const answer = await call("POST", api.chooseLanguage, { data: { language: chosen } });
    if (!answer.ok) toast(answer.data.message ?? unreachable, "error");
    await queries.invalidateQueries(); // cached answers hold sentences in the old language
  };
  return { language, choose: (chosen: Language) => void keep(chosen) };
}
