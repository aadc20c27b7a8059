/** What can be wrong with a month, each by its name. */
export const WRONGS = [
  "charged twice",
  "paid but lost",
  "booked but not paid",
  "another sum than was announced",
  "a cent is with another organisation",
  "a share was not reversed",
  "a fee forgotten or doubled",
  "a dispute otherwise than the provider says",
  "the provider's own account otherwise than it says",
  "a payout paid twice",
  "a payout that no run ordered",
  "a returned transfer not booked back",
  "a mail told twice or never",
  "due and left undone",
  "held at the provider, but not so in the books",
] as const;
export type Wrong = (typeof WRONGS)[number];

export type Findings = ReturnType<typeof newFindings>;

export function newFindings() {
  const lines = new Map<Wrong, string[]>(WRONGS.map((wrong) => [wrong, []]));
  return {
    add: (wrong: Wrong, line: string) => void lines.get(wrong)?.push(line),
    /** By name, also of what is right. */
    all: (): { what: string; wrong: string[] }[] => [...lines].map(([what, wrong]) => ({ what, wrong })),
    isClean: () => [...lines.values()].every((list) => list.length === 0),
  };
}
