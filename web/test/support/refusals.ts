import type { Answer } from "./answers.ts";
import type { Page } from "./render-app.tsx";
import { openApp } from "./render-app.tsx";

/** A sentence that an answer brings to the screen. */
export type Case = { says: string; at: string; answer: Answer; act: (page: Page) => Promise<void> };

/** One place and what is done there, with several answers. */
export const at = (
  place: Pick<Case, "at" | "act">,
  ...told: readonly (readonly [Answer, string])[]
): Case[] => told.map(([answer, says]) => ({ ...place, answer, says }));

/** The answer comes, the sentence stands there, word for word. */
export async function seesSentence(
  as: readonly Answer[] | undefined,
  { at: place, answer, act, says }: Case,
) {
  const page = await openApp(place, as === undefined ? {} : { as });
  await page.isDrawn();
  page.answer(answer);
  await act(page);
  await page.says(says);
}
