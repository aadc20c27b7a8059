/** How a table with data about people is exported and erased, beside their own two rows (`person-columns.ts`). */
export type PersonTable = {
  /** Why it is not in the export. */
  notExported?: string;
  /** Columns left out of the export, space-separated, each group with its reason. All others are exported. */
  leftOut?: Readonly<Record<string, string>>;
  /** `rows go`: deleted by an erasure; else why rows stay. */
  erased: "rows go" | { stays: string };
  /** For rows that stay: the columns an erasure empties. */
  emptied?: string;
  /** For rows that stay: the text, binary and date columns that are kept. Numbers, instants and booleans may be. */
  kept?: string;
};
