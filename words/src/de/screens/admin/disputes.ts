import type { disputes as english } from "../../../en/screens/admin/disputes.ts";
import { pluralOf } from "../../../plural.ts";

const { plural } = pluralOf("de");

/** What banks of payers ask about or took back. */
export const disputes: typeof english = {
  none: "Keine Bestreitung",
  noneHelp: "Hier steht, wonach die Bank eines Zahlers fragt oder was sie zurückbucht.",
  filter: "Stand",
  filters: {
    all: "Alle",
    to_decide: "Zu entscheiden",
    to_look: "Erledigt, Zahler gestoppt",
    inquiry: "Bank fragt",
    inquiry_closed: "Frage erledigt",
    open: "Offen",
    won: "Gewonnen",
    lost: "Verloren",
  },
  states: {
    inquiry: "Bank fragt",
    inquiry_closed: "Frage erledigt",
    open: "Offen",
    won: "Gewonnen",
    lost: "Verloren",
  },
  of: (charged: string) => `von ${charged}`,
  openedOn: (at: string) => `Eröffnet ${at}`,
  closedOn: (at: string) => `beendet ${at}`,
  evidenceDue: (at: string) => `Belege fällig ${at}`,
  fee: (amount: string) => `Gebühr ${amount}`,
  reason: (reason: string) => `Grund: ${reason}`,
  /** As card networks and banks call them; one that is not here is shown as it came. */
  reasons: {
    bank_cannot_process: "die Bank kann sie nicht verarbeiten",
    credit_not_processed: "eine versprochene Erstattung kam nicht an",
    customer_initiated: "der Zahler hat sich an seine Bank gewandt",
    debit_not_authorized: "der Zahler sagt, er habe es nicht erlaubt",
    duplicate: "zweimal eingezogen",
    fraudulent: "der Zahler sagt, er sei es nicht gewesen",
    general: "kein Grund genannt",
    incorrect_account_details: "falsche Kontodaten",
    insufficient_funds: "nicht genug Geld auf dem Konto",
    product_not_received: "der Zahler sagt, er habe nichts dafür bekommen",
    product_unacceptable: "der Zahler ist nicht zufrieden",
    subscription_canceled: "der Zahler sagt, er habe aufgehört",
    unrecognized: "der Zahler erkennt sie nicht",
  },
  toDecide: "Deine Entscheidung",
  small: "Unter 50 € wird sie automatisch angenommen: Dagegen vorzugehen kostet mehr.",
  contest: "Um dagegen vorzugehen, gib die Belege vor der Frist im Dashboard des Zahlungsdienstes ab.",
  contestRefunded: (amount: string) =>
    `${amount} davon sind schon erstattet: Wer annimmt, zahlt sie zweimal. Geh im Dashboard des Zahlungsdienstes dagegen vor; Referenz und Tag der Erstattung, unter Erstattungen, genügen als Beleg.`,
  accept: "Bestreitung annehmen",
  acceptRefunded: (amount: string) =>
    `Wir haben davon schon ${amount} erstattet: Der Zahler bekommt sie dann zweimal.`,
  acceptTitle: (amount: string) => `${amount} aufgeben?`,
  acceptHelp: (amount: string, fee: string, name: string) =>
    `${amount} bleiben bei der Bank von ${name}, und die Gebühr von ${fee} beim Zahlungsdienst. Die Organisationen verlieren, was sie von dieser Zahlung haben; den Rest zahlt die Vereinigung. Danach kannst du nicht mehr dagegen vorgehen.`,
  accepted: "Die Bestreitung ist angenommen.",
  blocked: "Gestoppt",
  leave: "Dabei belassen",
  leaveHelp: (name: string) =>
    `${name} bleibt gestoppt: Nichts wird eingezogen und kein Code geht, bis jemand das ändert.`,
  left: "Es bleibt, wie es ist.",
  lift: "Zahler weitermachen lassen",
  liftTitle: (name: string) => `${name} weitermachen lassen?`,
  liftHelp: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `${figure} Einzug wartet, ${amount}: ab jetzt eingezogen, an einem Tag, der angekündigt wird. Die Codes gehen wieder.`,
      other: `${figure} Einzüge warten, zusammen ${amount}: ab jetzt eingezogen, an einem Tag, der angekündigt wird. Die Codes gehen wieder.`,
    })),
  liftHelpNone: "Kein Einzug wartet. Automatische Einzüge und Codes gehen wieder.",
  lifted: "Automatische Einzüge und Codes gehen wieder.",
};
