import type { Language } from "@kalivo/domain/language.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** The language of this device; unchanged, with an error shown, when its words fail to load. */
export function useChosenLanguage() {
  const { unreachable } = useText("account");
  const { language, choose } = useLanguage();
  const toast = useToast();
  const change = async (chosen: Language): Promise<boolean> => {
    const changed = await choose(chosen);
    if (!changed) toast(unreachable, "error");
    return changed;
  };
  return { language, change };
}
