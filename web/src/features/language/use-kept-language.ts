import * as api from "@kalivo/contract/api-paths.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useChosenLanguage } from "./use-chosen-language.ts";

/** The language of this device and of the account: mails and documents follow it too. */
export function useKeptLanguage() {
  const { unreachable } = useText().account;
  const { language, change } = useChosenLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const keep = async (chosen: Language) => {
    if (!(await change(chosen))) return;
    const answer = await call("POST", api.chooseLanguage, { data: { language: chosen } });
    if (!answer.ok) toast(answer.data.message ?? unreachable, "error");
    await queries.invalidateQueries(); // what was read before says its sentences in the other language
  };
  return { language, choose: (chosen: Language) => void keep(chosen) };
}
