import type { adminNews as english } from "../../en/mails/admin-news.ts";
export const adminNews: typeof english = {
  subject: (app: string, title: string) => `${app}: ${title}`,
  titles: {
    grant_proposed: "ein neuer Admin ist vorgeschlagen",
    grant_done: "es gibt einen neuen Admin",
    grant_objected: "gegen einen neuen Admin wurde widersprochen",
    granted_by_operator: "über die Kommandozeile wurde jemand Admin",
    revoked: "jemand ist nicht mehr Admin",
    factor_added: "ein Admin hat einen zweiten Faktor hinzugefügt",
    factor_reset: "einem Admin wurde der zweite Faktor genommen",
    erase_proposed: "das Löschen einer Person ist vorgeschlagen",
    erase_objected: "gegen ein Löschen wurde widersprochen",
    erased: "eine Person wurde gelöscht",
    exported: "ein Admin hat alle Daten einer Person geholt",
    iban_proposed: "ein Bankkonto ist vorgeschlagen",
    iban_approved: "ein Bankkonto ändert sich in einer Woche",
    iban_rejected: "ein Bankkonto wurde abgelehnt",
    iban_in_force: "ein Bankkonto gilt jetzt",
    contact_changed: "eine Organisation hat einen anderen Kontakt",
    contact_left: "du bist nicht mehr der Kontakt",
    organisation_confirmed: "eine Organisation hat bestätigt, dass sie mitmacht",
    run_approved: "ein Auszahlungslauf wurde genehmigt",
    run_recalled: "ein genehmigter Auszahlungslauf wurde abgesagt",
    payout_returned: "eine Auszahlung kam zurück",
    refund_asked: "ein Admin erstattet eine Zahlung",
    refund_of_released: "ein Admin erstattet schon Freigegebenes",
    dispute_accepted: "ein Admin nimmt einen Einspruch an",
  },
  events: {
    grant_proposed: (days: number) =>
      `Ein Admin schlägt einen neuen vor. Ein anderer Admin kann das bestätigen; sonst gilt es in ${days} Tagen. Bis dahin kann jeder Admin widersprechen, und dann passiert nichts.`,
    grant_done: () => "Ab jetzt sieht diese Person die Adminseiten und darf über Geld entscheiden.",
    grant_objected: () => "Es passiert nichts: Diese Person wird nicht Admin.",
    granted_by_operator: () =>
      "Wer den Server betreibt, hat diese Person zum Admin gemacht. Ab jetzt darf sie über Geld entscheiden.",
    revoked: () => "Ab jetzt sieht diese Person die Adminseiten nicht mehr.",
    factor_added: () =>
      "Dieser Admin öffnet ab jetzt die Adminseiten damit. Wenn du das nicht erwartest, frag nach, und nicht per E-Mail.",
    factor_reset: () =>
      "Wer den Server betreibt, hat diesem Admin den zweiten Faktor genommen. Beim nächsten Besuch wird ein neuer eingerichtet.",
    erase_proposed: () =>
      "Ein Admin schlägt vor, diese Person zu löschen. Es geschieht, sobald ein anderer Admin es bestätigt, und lässt sich nicht rückgängig machen; jeder Admin kann widersprechen.",
    erase_objected: () => "Es passiert nichts: Diese Person bleibt.",
    erased: () =>
      "Zwei Admins oder der Betreiber des Servers haben diese Person gelöscht. Das lässt sich nicht rückgängig machen.",
    exported: () =>
      "Ein Admin hat alles heruntergeladen, was über diese Person gespeichert ist, auch Gesundheitsdaten. Das ist dazu da, auf ihre eigene Anfrage zu antworten.",
    iban_proposed: () =>
      "Ein Admin schlägt vor, dieser Organisation auf ein anderes Bankkonto zu zahlen. Ein anderer Admin entscheidet.",
    iban_approved: () =>
      "Auszahlungen an diese Organisation gehen ab dem Tag unten auf dieses Konto. Bis dahin kann jeder Admin es ablehnen.",
    iban_rejected: () => "Auszahlungen gehen nicht auf dieses Konto.",
    iban_in_force: () => "Auszahlungen an diese Organisation gehen ab jetzt auf dieses Konto.",
    contact_changed: () =>
      "Ab jetzt erfährt eine andere Adresse, oder keine, von Änderungen am Bankkonto dieser Organisation.",
    contact_left: () =>
      "Ein Admin hat eine andere Adresse eingetragen, oder keine. Änderungen am Bankkonto dieser Organisation werden ab jetzt dort gemeldet.",
    organisation_confirmed: () =>
      "Alle lesen auf ihrer Seite, seit wann. Wenn das nicht ihr Kontakt war, nimm die Bestätigung zurück.",
    run_approved: () => "Seine Datei kann zur Bank.",
    run_recalled: () =>
      "Niemand hatte seine Datei geholt. Der ganze Betrag ist den Organisationen wieder geschuldet.",
    payout_returned: () =>
      "Eine Überweisung an diese Organisation verließ das Konto der Vereinigung und kam zurück. Sie ist der Organisation wieder geschuldet; kein Lauf zahlt dorthin, bevor ein Admin sich das Konto angesehen hat.",
    refund_asked: () =>
      "Der Betrag geht auf die Karte oder das Konto zurück, womit bezahlt wurde. Die Organisationen geben, was sie noch nicht bekommen haben.",
    refund_of_released: () =>
      "Der Betrag geht auf die Karte oder das Konto zurück, womit bezahlt wurde. Für die Organisationen ist er schon freigegeben, darum trägt ihn der Verein.",
    dispute_accepted: () =>
      "Der Betrag bleibt bei der Bank der zahlenden Person. Was die Organisationen noch nicht bekommen haben, geht zurück; den Rest und die Gebühr der Bank trägt der Verein.",
  },
  labels: {
    person: "Person",
    former: (id: number) => `Person ${id}`,
    by: "Durch",
    organisation: "Organisation",
    account: "Bankkonto",
    holder: "Kontoinhaber",
    effectiveOn: "Ab",
    payouts: "Auszahlungen",
    amount: "Zusammen",
    returned: "Kam zurück",
    returnedOn: "Am",
    statement: "Abrechnung",
    refund: "Erstattung",
    disputed: "Bestritten",
  },
  notRight:
    "Wenn das nicht stimmt, öffne jetzt die Adminseiten und widersprich, lehne ab oder nimm die Rechte weg.",
  notRightNow: "Wenn das nicht stimmt, sprich gleich mit den anderen Admins, und nicht per E-Mail.",
  notRightContact: (mail: string) => `Wenn das nicht stimmt, schreib gleich an ${mail}.`,
  button: "Adminseiten öffnen",
  reason: "Du bekommst diese E-Mail, weil du Admin bist oder warst.",
  reasonContact: "Du bekommst diese E-Mail, weil diese Adresse der Kontakt deiner Organisation ist.",
};
