import type { bank as english } from "../../en/server/bank.ts";
/** What a bank's file is refused with, and why one of its entries is left over. */
export const bank: typeof english = {
  oneFile: "Eine Datei nach der anderen: Wähle die, die zuerst gelesen werden soll.",
  noFile: "Wähle zuerst die Datei des Kontoauszugs.",
  unread: {
    unknown_format:
      "Das ist weder eine camt.053-Datei (XML) noch CODA. Lade eine davon auf den Seiten der Bank herunter.",
    broken_xml:
      "Diese Datei ist beschädigt oder unvollständig: Ihr XML endet mittendrin oder wird dort falsch. Lade sie noch einmal herunter.",
    document_type: "Diese Datei erklärt einen Dokumenttyp, was keine Bank macht. Sie wird nicht gelesen.",
    another_message:
      "Das ist eine andere Art Nachricht als ein Kontoauszug (camt.053). Lade den Auszug eines Tages oder Monats herunter, der vorbei ist.",
    truncated: "Diese Datei ist unvollständig: Es fehlen Sätze. Lade sie noch einmal herunter.",
    not_euros: "Dieser Kontoauszug ist nicht in Euro.",
    no_balances: "In diesem Kontoauszug fehlt der erste oder letzte Saldo oder wie er heißt.",
    does_not_add_up:
      "Dieser Kontoauszug geht nicht auf: Der erste Saldo und die Buchungen ergeben nicht den letzten.",
    not_an_amount: "Ein Betrag in dieser Datei ist keiner oder feiner als ein Cent.",
    not_a_day: "Ein Tag in dieser Datei ist keiner.",
    no_account: "In dieser Datei steht nicht, von welchem Konto sie ist.",
    not_a_record:
      "Das ist kein CODA nach dem Standard der Banken: Ein Satz ist zu lang oder am falschen Platz.",
  },
  at: (sentence: string, place: number) => `${sentence} (Zeile oder Buchung ${place}.)`,
  noOwnAccount:
    "Das eigene Konto der Vereinigung ist noch nicht eingerichtet. Der Überblick sagt, was zuerst zu tun ist.",
  otherAccount: (end: string) =>
    `Dieser Auszug ist von einem anderen Konto, das auf ${end} endet. Es wurde nichts gebucht.`,
  unknownDiscrepancy: "Diese Buchung gibt es nicht.",
  endedAlready: "Das hat schon jemand anderes geklärt.",
  nothingNew: "Es gibt nichts zu buchen: Alles von uns darin ist schon gebucht.",
  changed:
    "Die Bücher haben sich geändert, seit du nachgesehen hast. Sieh noch einmal nach; es wurde nichts gebucht.",
  why: {
    other_amount: (expected: string) =>
      `Die Referenz ist von uns, der Betrag nicht: Es sollten ${expected} sein.`,
    batch_sum: (expected: string) =>
      `Ein Betrag für einen ganzen Lauf, aber nicht der, der noch bei der Bank ist: ${expected}.`,
    provider_amount: (expected: string) =>
      `Genannt ist eine Überweisung des Zahlungsdienstes, aber der Betrag passt nicht: Es sollten ${expected} sein. Frag den Zahlungsdienst.`,
    batch_given_up: (sum: string) =>
      `Ein Betrag für einen ganzen Lauf, obwohl ${sum} als zurückgeschickt markiert waren: Sie gingen trotzdem ab. Sag auf der Seite des Laufs, was aus jeder wurde, und lies dann diesen Auszug noch einmal.`,
    from_elsewhere: (end: string | null) =>
      `Genannt ist eine Auszahlung von uns, aber es ist keine Rückgabe der Bank und kommt von ${end === null ? "einem Konto, das nicht genannt wird" : `einem anderen Konto, das auf ${end} endet`}. Ist es trotzdem dieses Geld, markiere es auf der Seite des Laufs als zurückgekommen.`,
    no_such_run:
      "Die Referenz sieht aus wie eine von uns, aber diesen Lauf gibt es nicht. Frag die Bank, wer ihn angewiesen hat, und sag es den anderen Admins.",
    parts_differ:
      "Sie nennt Auszahlungen von uns, aber deren Beträge ergeben nicht ihren, also kann niemand sagen, welche davon bewegt wurden. Bitte die Bank um die Liste ihrer Überweisungen.",
    no_reference:
      "Konto und Betrag sind die einer Auszahlung, aber unsere Referenz fehlt. Ist es diese Auszahlung, bestätige sie auf der Seite ihres Laufs.",
    other_account: "Die Referenz ist von uns, aber es ging auf ein anderes Konto als das genehmigte.",
    other_debtor: "Die Referenz ist von uns, aber der Lauf wird von einem anderen Konto gezahlt.",
    not_ordered: "Der Lauf mit dieser Referenz wurde nie genehmigt.",
    before_order: "Es verließ das Konto, bevor sein Lauf genehmigt wurde.",
    in_the_future: "Dieser Tag ist noch nicht da.",
    given_up:
      "Es verließ das Konto, war aber als zurückgeschickt markiert. Wir zahlen es erst wieder, wenn jemand auf der Seite des Laufs sagt, was daraus wurde.",
    paid_twice: "Diese Auszahlung verließ das Konto zweimal. Bitte die Bank, eine davon zurückzuholen.",
    returned_twice: "Diese Auszahlung kam ein zweites Mal zurück.",
    never_left:
      "Sie kam zurück, aber der Auszug, mit dem sie abging, ist noch nicht gebucht. Buche zuerst den.",
    before_it_left: "Sie kam vor dem Tag zurück, an dem sie abging.",
  },
};
