import type { Language } from "@kalivo/domain/language.ts";
import { pages as en } from "./en/pages.ts";
import { books as booksEn } from "./en/screens/books.ts";
import { door as doorEn } from "./en/screens/door.ts";
import { landing as landingEn } from "./en/screens/landing.ts";
import { pages as fr } from "./fr/pages.ts";
import { books as booksFr } from "./fr/screens/books.ts";
import { door as doorFr } from "./fr/screens/door.ts";
import { landing as landingFr } from "./fr/screens/landing.ts";
import { pages as de } from "./de/pages.ts";
import { books as booksDe } from "./de/screens/books.ts";
import { door as doorDe } from "./de/screens/door.ts";
import { landing as landingDe } from "./de/screens/landing.ts";
import { pages as nl } from "./nl/pages.ts";
import { books as booksNl } from "./nl/screens/books.ts";
import { door as doorNl } from "./nl/screens/door.ts";
import { landing as landingNl } from "./nl/screens/landing.ts";
import type { ScreenWords } from "./screens.ts";

/** What the public pages say in the same words as the app. */
type Shared = Pick<ScreenWords, "books" | "landing"> & Pick<ScreenWords["door"], "foot">;
/** English holds the shape; another language is written against it, so a missing sentence does not compile. */
export type PageWords = typeof en & Shared;

/** The sentences of the public pages. */
export const pageWords = (language: Language): PageWords => catalogues[language];

// Not from the screens as a whole: a server would read all of the app's sentences at its start.
const catalogues: Readonly<Record<Language, PageWords>> = {
  en: { ...en, books: booksEn, landing: landingEn, foot: doorEn.foot },
  fr: { ...fr, books: booksFr, landing: landingFr, foot: doorFr.foot },
  nl: { ...nl, books: booksNl, landing: landingNl, foot: doorNl.foot },
  de: { ...de, books: booksDe, landing: landingDe, foot: doorDe.foot },
};
