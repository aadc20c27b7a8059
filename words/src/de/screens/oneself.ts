import type { oneself as english } from "../../en/screens/oneself.ts";
/** What one shows of oneself beside one's name. */
export const oneself: typeof english = {
  why: "Warum ich mich bewege",
  whyHint: "Höchstens zwei Zeilen. Wer deinen Namen sieht, kann sie lesen.",
  whyWrong: "Schreib höchstens zwei Zeilen, zusammen 160 Zeichen, ohne unsichtbare Zeichen.",
  portraits: "Gezeichnete Porträts",
  portrait: (n: number) => `Porträt ${n}`,
  choosePortrait: "Gezeichnetes Porträt wählen",
  otherPortraits: "Andere",
  noPortrait: "Kein Porträt",
};
