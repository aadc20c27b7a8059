import type { disputes as english } from "../../../en/screens/admin/disputes.ts";
import { pluralOf } from "../../../plural.ts";

const { plural } = pluralOf("nl-BE");

export const disputes: typeof english = {
  none: "Geen betwisting",
  noneHelp: "Wat de bank van een betaler vraagt of terughaalt, staat hier.",
  filter: "Status",
  filters: {
    all: "Alle",
    to_decide: "Te beslissen",
    to_look: "Voorbij, betaler staat stil",
    inquiry: "Vraag van de bank",
    inquiry_closed: "Vraag afgehandeld",
    open: "Open",
    won: "Gewonnen",
    lost: "Verloren",
  },
  states: {
    inquiry: "Vraag van de bank",
    inquiry_closed: "Vraag afgehandeld",
    open: "Open",
    won: "Gewonnen",
    lost: "Verloren",
  },
  of: (charged) => `van ${charged}`,
  openedOn: (at) => `Geopend op ${at}`,
  closedOn: (at) => `afgesloten op ${at}`,
  evidenceDue: (at) => `bewijs ten laatste op ${at}`,
  fee: (amount) => `kosten ${amount}`,
  reason: (reason) => `reden: ${reason}`,
  reasons: {
    bank_cannot_process: "de bank kan ze niet verwerken",
    credit_not_processed: "een beloofde terugbetaling kwam niet aan",
    customer_initiated: "de betaler vroeg het aan de bank",
    debit_not_authorized: "de betaler zegt dat die ze niet toestond",
    duplicate: "twee keer geïnd",
    fraudulent: "de betaler zegt dat iemand anders het was",
    general: "zonder opgegeven reden",
    incorrect_account_details: "foute rekeninggegevens",
    insufficient_funds: "te weinig geld op de rekening",
    product_not_received: "de betaler zegt er niets voor gekregen te hebben",
    product_unacceptable: "de betaler is niet tevreden",
    subscription_canceled: "de betaler zegt gestopt te zijn",
    unrecognized: "de betaler herkent ze niet",
  },
  toDecide: "Aan jou om te beslissen",
  small: "Onder 50 € wordt ze vanzelf aanvaard: aanvechten kost meer.",
  contest: "Wil je ze aanvechten, geef dan op tijd het bewijs in het dashboard van de betaaldienst.",
  contestRefunded: (amount) =>
    `${amount} ervan is al terugbetaald: wie aanvaardt, betaalt dat twee keer. Vecht ze aan in het dashboard van de betaaldienst; het kenmerk en de dag van de terugbetaling, bij Terugbetalingen, volstaan als bewijs.`,
  accept: "Betwisting aanvaarden",
  acceptRefunded: (amount) => `We betaalden er al ${amount} van terug: de betaler krijgt dat dan twee keer.`,
  acceptTitle: (amount) => `${amount} opgeven?`,
  acceptHelp: (amount, fee, name) =>
    `${amount} blijft bij de bank van ${name}, en de kosten van ${fee} bij de betaaldienst. Wat de organisaties ervan hadden, vervalt; de rest betaalt de vzw. Aanvechten kan daarna niet meer.`,
  accepted: "De betwisting is aanvaard.",
  blocked: "Stopgezet",
  leave: "Zo laten",
  leaveHelp: (name) =>
    `${name} blijft stilstaan: er wordt niets geïnd en geen code werkt, tot iemand die laat verdergaan.`,
  left: "Het blijft zo.",
  lift: "Betaler laten doorgaan",
  liftTitle: (name) => `${name} laten doorgaan?`,
  liftHelp: (n, amount) =>
    plural(n, (figure) => ({
      one: `${figure} inning wacht, ${amount}: ze gaat door, op een dag die aangekondigd wordt. De codes werken weer.`,
      other: `${figure} inningen wachten, samen ${amount}: ze gaan door, op een dag die aangekondigd wordt. De codes werken weer.`,
    })),
  liftHelpNone: "Er wacht geen inning. Automatische inningen en codes lopen weer.",
  lifted: "Automatische inningen en codes lopen weer.",
};
