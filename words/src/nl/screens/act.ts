import type { act as english } from "../../en/screens/act.ts";

/** Act: sharing, transparency, about. */
export const act: typeof english = {
  title: "Doe mee",
  copied: "Link gekopieerd!",
  copyFailed: (reason) => `De link is niet gekopieerd: ${reason}`,
  copyRefused: "je browser laat het niet toe",
  copyImpossible: "je browser kan dat hier niet",
};
