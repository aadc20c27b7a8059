import type { pages as english } from "../en/pages.ts";
import { NOTICE_DAYS } from "../figures.ts";
import { APP_NAME } from "../app-name.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("de");

/** The public pages, which the server writes: read by people who never saw the product. */
export const pages: typeof english = {
  start: `${APP_NAME}, Startseite`,
  openInApp: `In ${APP_NAME} öffnen`,
  withoutScripts: "Die App braucht JavaScript. Diese Seiten liest du ohne:",
  thisPage: "Diese Seite lesen",
  organisations: {
    title: "Organisationen",
    lead: "Das Geld geht an die, die du wählst. Das sind alle.",
    all: "Alle Organisationen",
    none: "Noch macht keine Organisation mit.",
    next: "Weitere Organisationen",
    previous: "Zurück zu den vorigen",
    page: (n: number) => `Seite ${n}`,
    raised: "bisher gesammelt",
    chosenBy: (n: number) => `Gewählt von ${counted(n, { one: "Sportler", other: "Sportlern" })}`,
    moveFor: (name: string) => `Beweg dich für ${name}`,
    about: "Über uns",
    result: "Was die Organisation bisher erreicht hat",
    costs: {
      title: "Was Kalivo kostet",
      what: "Was",
      paidTo: "Bezahlt an",
      yearly: "Im Jahr",
      total: "Zusammen, im Jahr",
      covered: (kept: string, total: string, year: number) =>
        `Dafür gegeben in ${year}: ${kept} von ${total}.`,
      tooFew: "Wir sagen, wie viel dafür gegeben wurde, sobald fünf Menschen das getan haben.",
      none: "Die Liste wird gerade geschrieben. Sie steht dann hier.",
    },
    posts: "Was das Geld bewirkt hat",
    confirmed: (day: string) => `Hat am ${day} bestätigt, dass sie mitmacht.`,
    ofPayout: (amount: string, day: string) => `Aus einer Überweisung von ${amount} am ${day}`,
    cameBack: (day: string) =>
      `Diese Überweisung kam am ${day} zurück. Das Geld steht der Organisation wieder zu.`,
    paidAgain: (back: string, again: string) =>
      `Diese Überweisung kam am ${back} zurück. Das Geld wurde am ${again} neu überwiesen.`,
  },
  people: {
    support: (name: string) => `${name} unterstützen`,
    raisesFor: (name: string) => `${name} sammelt Geld für`,
    moves: (name: string) => `${name} bewegt sich, und wir zählen die Kalorien.`,
    raised: "gesammelt",
    given: "gespendet",
  },
  teams: {
    kind: "Team",
    given: "gemeinsam gespendet",
  },
  how: {
    title: "So funktioniert es",
    moves: "Jemand bewegt sich, und wir zählen die Kalorien.",
    give: "Du gibst ein paar Cent pro 100 Kalorien. Du setzt ein Monatslimit und zahlst nie mehr.",
    arrives: "Wir ziehen es einmal im Monat ein und zahlen es den Organisationen aus.",
    trust: `Eine E-Mail ${NOTICE_DAYS} Tage, bevor wir einziehen. Hör auf, wann du willst. Unsere Bücher stehen allen offen.`,
  },
  months: {
    lead: "Was Unterstützer jeden Monat gegeben haben und an wen es ging.",
    title: (month: string) => `Gespendet im ${month}`,
    inShort: (month: string, gross: string, net: string) =>
      `Im ${month} haben Unterstützer ${gross} gegeben. Davon sind ${net} für die Organisationen.`,
    way: "Von Unterstützern zu Organisationen",
    all: "Alle Monate",
    whole: "Die ganzen Bücher, mit Auszahlungen und Prüfsummen",
    given: "bisher gespendet",
    held: "zurückgestellt",
    payable: "auszuzahlen",
    paid: "ausgezahlt",
    kept: "behalten für das, was Kalivo kostet",
  },
  missing: {
    title: "Hier ist nichts",
    text: "Diese Seite gibt es nicht, oder sie ist nicht öffentlich.",
  },
  busy: {
    title: "Einen Moment bitte",
    text: "In kurzer Zeit wurden viele Seiten geöffnet. Versuch es bitte in einer Minute noch einmal.",
  },
};
