/** The building blocks of mails, each as HTML and as plain text. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "prose"; parts: readonly Prose[] }
  | { kind: "heading"; text: string }
  | { kind: "button"; text: string; url: string }
  /** A code to type: large, with its label. */
  | { kind: "code"; label: string; code: string }
  | { kind: "links"; links: readonly Link[] }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "list"; items: readonly (string | readonly Prose[])[] }
  | {
      kind: "card";
      title: string;
      amount: string;
      details: readonly string[];
      links: readonly Link[];
      face?: Face;
    }
  /** Whom the mail is about: their face, and what is said beside it. */
  | { kind: "person"; face: Face; title: string; details: readonly string[] }
  /** Several faces in a row, and the sentence that names them. */
  | { kind: "people"; faces: readonly Face[]; said: string }
  /** A leaf of the calendar, and what happens that day. */
  | { kind: "day"; leaf: Leaf; title: string; details: readonly string[] }
  /** Amounts as bars, in the colour of money or of effort; `share` of the longest, from 0 to 1. */
  | { kind: "bars"; of: "money" | "effort"; bars: readonly Bar[] };

export const FONT = { markup: "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif" };

export type Link = { text: string; url: string };
/** Part of a paragraph; with a url it is a link. */
export type Prose = { text: string; url?: string };
/** A person as a mail shows them: `picture` is an address of this product; null: the first letters of the name. */
export type Face = { name: string; picture: string | null };
/** As the language writes them: "Wed", "4", "November". */
export type Leaf = { weekday: string; day: string; month: string };
export type Bar = { label: string; value: string; share: number };
export type Fact = { label: string; value: string };

export const text = (words: string): Block => ({ kind: "text", text: words });
export const heading = (words: string): Block => ({ kind: "heading", text: words });
export const button = (words: string, url: string): Block => ({ kind: "button", text: words, url });
export const facts = (list: readonly Fact[]): Block => ({ kind: "facts", facts: list });
