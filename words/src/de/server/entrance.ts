import type { entrance as english } from "../../en/server/entrance.ts";

/** What is said to organisations at their own page. */
export const entrance: typeof english = {
  unknownLink: "Diesen Link kennen wir nicht. Kopier ihn ganz aus der E-Mail, oder schreib uns.",
  usedLink: "Dieser Link wurde schon benutzt. Lass dir einen neuen schicken.",
  oldLink: "Dieser Link ist zu alt. Lass dir einen neuen schicken.",
  changedLink:
    "Dieser Link ging an eine Adresse, die nicht mehr euer Kontakt ist. Lass dir einen neuen schicken.",
  closed: "Eure Seite ist wieder zu. Lass dir einen neuen Link schicken, oder öffne den der letzten E-Mail.",
  asked: "Hat diese Organisation einen Kontakt, dann ist ein neuer Link an dieses Postfach unterwegs.",
  confirmed: "Jemand aus eurer Organisation hat es schon bestätigt.",
  noAccount: "Wir haben noch kein Bankkonto von euch. Schreib uns zuerst.",
  noEnglish:
    "Die zwei englischen Beschreibungen dürfen nicht leer sein: Sie werden gezeigt, wo ein Text in einer anderen Sprache fehlt.",
  unknownPayout: "Diese Überweisung ist nicht auf eurem Konto angekommen.",
  cameBack: "Diese Überweisung kam zurück. Sobald sie neu überwiesen ist, könnt ihr etwas dazu zeigen.",
  hasPost: "Zu dieser Überweisung gibt es schon einen Beitrag.",
  notPaidAgain:
    "Ein Beitrag kann umziehen, sobald seine Überweisung zurückkam und das Geld neu überwiesen wurde.",
  thinPicture: (pixels: number, times: number) =>
    `Dieses Bild ist zu klein oder zu schmal. Jede Seite braucht ${pixels} Pixel, und keine darf mehr als ${times}-mal so lang sein wie die andere.`,
};
