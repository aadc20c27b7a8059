import type { act as english } from "../../en/screens/act.ts";

export const act: typeof english = {
  title: "Agir",
  copied: "Lien copié !",
  copyFailed: (reason: string) => `Impossible de copier le lien : ${reason}`,
  copyRefused: "ton navigateur ne le permet pas",
  copyImpossible: "ton navigateur ne peut pas le faire ici",
};
