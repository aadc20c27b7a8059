import type { act as english } from "../../en/screens/act.ts";
/** Act: sharing, transparency, about. */
export const act: typeof english = {
  title: "Mitmachen",
  copied: "Link kopiert!",
  copyFailed: (reason: string) => `Der Link konnte nicht kopiert werden: ${reason}`,
  copyRefused: "dein Browser erlaubt es nicht",
  copyImpossible: "dein Browser kann es hier nicht",
};
