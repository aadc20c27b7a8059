import type { receipt as english } from "../../en/mails/receipt.ts";
export const receipt: typeof english = {
  subject: (amount: string, month: string) => `Danke für deine ${amount} für ${month}`,
  preview: "Danke. Hier siehst du, wohin dein Geld geht.",
  title: "Danke",
  thanks: (amount: string, month: string) => `Danke für deine ${amount} für ${month}.`,
  intro: (amount: string, day: string) => `Wir haben am ${day} ${amount} eingezogen.`,
  factsTitle: "Die Zahlung",
  gross: "Du hast gezahlt",
  fee: "Gebühr des Zahlungsdienstes",
  feeUnknown: "in ein paar Tagen bekannt",
  net: "Für die Organisationen",
  period: "Monat",
  day: "Eingezogen am",
  method: "Zahlungsmittel",
  number: "Abrechnung",
  onStatement: "Auf deinem Kontoauszug",
  reference: "Referenz",
  organisationsTitle: "Wohin es geht",
  organisationsBeforeFee: "Vor der Gebühr des Zahlungsdienstes:",
  burners: (names: string) => `Möglich gemacht durch ${names}.`,
  grant: (association: string) =>
    `Deine Spende ging an ${association}. Die Vereinigung gibt sie frühestens zwei Monate später an diese Organisationen weiter, wenn sie nicht mehr bestritten werden kann.`,
  noCertificate: "Das ist keine Steuerbescheinigung.",
  button: "Abrechnung ansehen",
  dispute: (mail: string, until: string) =>
    `Wenn etwas nicht stimmt, schreib an ${mail}. Du kannst die Zahlung auch bis ${until} bei deiner Bank bestreiten.`,
  reason:
    "Du bekommst diese E-Mail, weil wir eine Spende von dir eingezogen haben. E-Mails zu deinem Geld schicken wir immer.",
};
