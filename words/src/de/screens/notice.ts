import type { notice as english } from "../../en/screens/notice.ts";
import { orUnreachable } from "../unreachable.ts";
import type { Asked } from "../../en/screens/notice.ts";

/** The page behind a link of the notice. */
export const notice: typeof english = {
  title: "Deine Spenden",
  forTeam: (team: string) => `Das sind die Spenden des Teams ${team}.`,
  forPerson: (name: string) => `Das sind die Spenden von ${name}.`,
  titles: {
    cancel: (month: string) => `Deine Spenden für ${month} absagen?`,
    drop_line: (month: string) => `Eine Person aus ${month} weglassen?`,
    lower_line: (month: string) => `Für ${month} weniger zahlen?`,
    change_method: () => "Dein Zahlungsmittel ändern",
    stop_pledge: () => "Nicht mehr unterstützen?",
    stop_all: () => "Mit allem aufhören?",
  },
  bodies: {
    cancel: ({ amount }: Asked) => `Wir ziehen ${amount} nicht ein.`,
    drop_line: ({ amount, name }: Asked) => `Wir ziehen diesen Monat ${amount} für ${name} nicht ein.`,
    lower_line: ({ name }: Asked) => `Wähle, was du für ${name} zahlst.`,
    change_method: ({ amount }: Asked) => `Wir ziehen ${amount} vom neuen ein.`,
    stop_pledge: ({ name }: Asked) => `Für neue Trainings von ${name} zahlst du nicht mehr.`,
    stop_all: () => "Was bis jetzt zusammenkam, ziehen wir noch ein.",
  },
  carriedStays: (amount: string) =>
    `${amount} warten auf den nächsten Monat: Wir ziehen sie dann noch ein, und du erfährst es drei Tage vorher.`,
  announcedStays: (amount: string) => `Die angekündigten ${amount} bleiben.`,
  less: "So viel weniger wird für sie gegeben",
  supported: "Nicht mehr unterstützt",
  actions: {
    cancel: "Diese Spenden absagen",
    drop_line: "Diese Person weglassen",
    lower_line: "Betrag senken",
    change_method: "Weiter zur Zahlung",
    stop_pledge: "Nicht mehr unterstützen",
    stop_all: "Mit allem aufhören",
  },
  keep: "So lassen",
  kept: "Es wurde nichts geändert.",
  over: {
    collected: (month: string) =>
      `Wir haben die Spenden für ${month} schon eingezogen, darum kann dieser Link sie nicht mehr ändern.`,
    collecting: (month: string) =>
      `Wir ziehen die Spenden für ${month} gerade ein, darum lassen sie sich nicht mehr ändern.`,
    failed: (month: string) =>
      `Wir konnten die Spenden für ${month} noch nicht einziehen. Einzelne Zeilen lassen sich nicht mehr ändern, aber auf der Seite dieses Monats kannst du alle absagen.`,
    cancelled: (month: string) => `Die Spenden für ${month} wurden schon abgesagt. Wir ziehen nichts ein.`,
    carried: (month: string) =>
      `Was von ${month} übrig war, war zu wenig zum Einziehen. Es kommt zum nächsten Monat dazu, und in der E-Mail dann kannst du es noch ändern oder absagen.`,
    ended: (month: string) => `Die Spenden für ${month} sind abgeschlossen. Wir ziehen nichts mehr ein.`,
  },
  refund: "Auf der Seite des Monats kannst du eine Erstattung verlangen.",
  seeMonth: "Diesen Monat ansehen",
  unusable: "Das ist schon erledigt.",
  unknown: "Dieser Link gilt nicht. Öffne die neueste E-Mail oder melde dich an.",
  home: "Zurück zur Startseite",
  failed: (status: number) => orUnreachable(status, `Es gab einen Fehler: ${status}`),
};
