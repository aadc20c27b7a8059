import type { CardFacts } from "./card-facts.ts";

export type Logo = { name: string; picture: HTMLImageElement | null };

/** How long a card waits for a logo before it does without. */
const LONGEST_MS = 4_000;

/** One that does not come, or is no picture, leaves its organisation with a letter: the card never fails for it. */
export const loadLogos = (organisations: CardFacts["organisations"]): Promise<Logo[]> =>
  Promise.all(organisations.map(async ({ name, logo }) => ({ name, picture: await pictureOf(logo) })));

async function pictureOf(url: string | null): Promise<HTMLImageElement | null> {
  if (url === null) return null;
  const picture = new Image();
  // In a phone's shell it is another origin's, and a canvas may only be read when that origin allows it.
  picture.crossOrigin = "anonymous";
  picture.src = url;
  const loaded = picture.decode().then(
    () => picture.naturalWidth > 0,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, LONGEST_MS, false));
  return (await Promise.race([loaded, late])) ? picture : null;
}
