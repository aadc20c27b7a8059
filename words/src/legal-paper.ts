/** What the papers are filled with: who runs this server, and where its source code is. */
export type LegalFacts = {
  readonly association: string;
  readonly mail: string;
  /** Street, postcode and town; null while the operator has not said. */
  readonly address: string | null;
  /** Of the Belgian register of enterprises; null likewise. */
  readonly number: string | null;
  readonly publicUrl: string;
  readonly version: string;
};

export type LegalSection = { readonly title: string; readonly lines: readonly string[] };

/** One paper: what it is, in a sentence, and its sections. */
export type LegalPaper = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
};

/** The addresses under /legal, in the order in which they are listed. */
export const LEGAL_PAPERS = ["terms", "privacy", "imprint", "cookies", "accessibility", "source"] as const;
export type LegalPaperName = (typeof LEGAL_PAPERS)[number];

export type LegalPapers = Readonly<Record<LegalPaperName, (facts: LegalFacts) => LegalPaper>>;
