import type { home as english } from "../../en/screens/home.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("de");

/** Home and its three panes. */
export const home: typeof english = {
  unread: "Neues, davon einiges ungelesen",
  hello: "Hallo,",
  panes: "Deine Seiten",
  burningInsight: "Verbrannte Kalorien",
  donationInsight: "Spenden",
  donors: "Unterstützer",
  noDonors: "Noch keine Unterstützer. Für den Anfang reicht eine Nachricht an einen Freund.",
  noWorkouts: "Trag dein erstes Training ein oder verbinde in den Einstellungen eine Uhr oder App.",
  burners: "Sportler",
  noBurners: "Du unterstützt noch niemanden.",
  organisations: "Organisationen",
  noOrganisations: "Wähle, wem deine Kalorien helfen.",
  edit: "Bearbeiten",
  share: "Meinen Link teilen",
  shareHelp: "Mit jedem Freund, der dich unterstützt, ist jeder Lauf mehr wert.",
  showQr: "Meinen Link als QR-Code zeigen",
  quickShare: "Meinen Link teilen",
  quickShareHelp: "Wer ihn scannt, sieht deinen Namen und kann dich sofort unterstützen.",
  inviteQr: "QR-Code deines Einladungslinks",
  seeAll: "Alle ansehen",
  showAll: "Alle zeigen",
  howBurningWorks: "So geht Bewegen",
  howMicroDonatingWorks: "So geht Mikrospenden",
  burningSteps: [
    "Wähle die Organisationen, für die du dich bewegst",
    "Lade Menschen ein, pro 100 Kalorien ein wenig zu geben",
    "Beweg dich. Jedes Training zählt am Monatsende",
  ],
  donatingSteps: [
    "Wähle, wen du unterstützt",
    "Lege einen Betrag pro 100 Kalorien fest",
    "Zahle einmal im Monat",
  ],
  donatingExample: "0,10 € pro 100 Kalorien ergeben etwa 6 Euro im Monat.",
  runnerExample:
    "Zum Beispiel: Eine Frau mit 60 kg verbrennt auf 10 km 600 Kalorien. 50 km im Monat ergeben mit 0,10 € pro 100 Kalorien etwa 3,00 € im Monat.",
  chooseOrganisations: "Organisationen wählen",
  setUpPayment: "Zahlung einrichten",
  findBurners: "Sportler finden",
  addCode: "Code eingeben",
  codes: "Spendencodes",
  teams: "Teams",
  funding: (n: number) =>
    plural(n, (figure) => ({
      one: `Für ${figure} Organisation`,
      other: `Für ${figure} Organisationen`,
    })),
  raised: "Was deine Kalorien gebracht haben",
  paymentAlert: "Mit deinem Zahlungsmittel stimmt etwas nicht. Bis du es änderst, kommen keine Spenden an.",
  syncStep: (step: number) => `Schritt ${step}/2`,
  syncDone: "Abgleich fertig!",
  syncOnWeb: "Health Connect gibt es im Browser nicht",
  donorsGiveAbout: (amount: string) => `Deine Unterstützer geben etwa ${amount}`,
  donorsGiveAboutTo: (amount: string, causes: string) =>
    `Deine Unterstützer geben etwa ${amount} an ${causes}`,
};
