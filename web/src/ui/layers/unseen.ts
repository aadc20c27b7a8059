import { useLayoutEffect } from "react";
import { APP_NAME } from "@kalivo/words/app-name.ts";

let reasons = 0;

/** While it is, the page and all layers but the one that says why are unseen; more than one thing may want it. */
export function useUnseen(unseen: boolean): void {
  useLayoutEffect(() => {
    if (!unseen) return undefined;
    const count = (by: number) => {
      reasons += by;
      document.documentElement.toggleAttribute("data-unseen", reasons > 0);
    };
    count(1);
    return () => count(-1);
  }, [unseen]);
}

/** The title of the page below names whose it is. */
export function useTitleOver(title: string): void {
  useLayoutEffect(() => {
    const ofPage = document.title;
    document.title = `${title} · ${APP_NAME}`;
    return () => {
      document.title = ofPage;
    };
  }, [title]);
}
