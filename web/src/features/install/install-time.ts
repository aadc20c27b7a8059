/** Stored in this browser; it survives a sign-out and holds nothing personal. */
export type Remembered = { visits: number; added: number; refusedAt: number | null };

const BEFORE_ASKING = 2;
const SILENCE_MS = 60 * 86_400_000;

/** After the second visit or the second workout, and never for 60 days after a refusal (design §8.4). */
export function isTimeToOffer({ visits, added, refusedAt }: Remembered, now: number): boolean {
  if (refusedAt !== null && now - refusedAt < SILENCE_MS) return false;
  return visits >= BEFORE_ASKING || added >= BEFORE_ASKING;
}
