import type { cheers as english } from "../../en/server/cheers.ts";

/** What donors and burners say to each other: a tap on a week, a word on a month. */
export const cheers: typeof english = {
  cheered: "Du hast applaudiert.",
  takenBack: "Du hast deinen Applaus zurückgenommen.",
  readAlready: "Dein Applaus wurde schon gesehen, darum bleibt er.",
  otherWeek: "Eine neue Woche hat begonnen. Lade die Seite neu.",
  rested: "Das war eine Woche Ruhe. Sie braucht keinen Applaus.",
  noMonth: "Dieser Monat ist für eine Antwort nicht mehr offen.",
  fixed: "Deine Antwort ist gesendet und bleibt, wie sie ist.",
  ready: {
    thanks: "Danke. Dass du hinter mir stehst, hat mich vor die Tür gebracht.",
    together: "Das haben wir zusammen geschafft: Ich habe mich bewegt, du hast gegeben. Danke.",
    onwards: "Danke für diesen Monat. Ich freue mich schon auf den nächsten.",
  },
};
