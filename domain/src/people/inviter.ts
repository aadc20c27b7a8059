/**
 * An invite link's `back` is name words and an id; only the digits after the last hyphen are read (rule 26), ignoring
 * punctuation after the link.
 */
export function inviterOf(back: string | null): string | null {
  return /(?:^|-)(\d{1,10})[.,;:!?'"’”»)\]}>…\s]*$/.exec(back ?? "")?.[1] ?? null;
}
