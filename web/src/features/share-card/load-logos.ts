import type { CardFacts } from "./card-facts.ts";

export type Logo = { name: string; picture: HTMLImageElement | null };

/** Timeout of a logo. */
const LONGEST_MS = 4_000;

/** A logo that fails to load is replaced by a letter: the card never fails because of it. */
export const loadLogos = (organisations: CardFacts["organisations"]): Promise<Logo[]> =>
  Promise.all(organisations.map(async ({ name, logo }) => ({ name, picture: await pictureOf(logo) })));

async function pictureOf(url: string | null): Promise<HTMLImageElement | null> {
  if (url === null) return null;
  const picture = new Image();
  // In the phone shell the image is cross-origin: without CORS the canvas could not be read.
  picture.crossOrigin = "anonymous";
  picture.src = url;
  const loaded = picture.decode().then(
    () => picture.naturalWidth > 0,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, LONGEST_MS, false));
  return (await Promise.race([loaded, late])) ? picture : null;
}
