import type { feedback as english } from "../../../en/screens/admin/feedback.ts";

export const feedback: typeof english = {
  states: { unread: "Non lus", all: "Tous" },
  noneUnread: "Tout est lu.",
  none: "Personne n’a encore écrit.",
  anonymous: "Anonyme",
  unread: "Non lu",
  withLog: "Avec journal",
  title: "Message",
  from: "De",
  answer: "Répondre par e-mail",
  account: "Ouvrir le compte",
  log: "Journal technique",
  logHelp: "Ce que l’app a noté sur cet appareil.",
  markRead: "Marquer comme lu",
  markUnread: "Marquer comme non lu",
  read: "Marqué comme lu.",
  unreadAgain: "De nouveau non lu.",
  readBy: (name: string, day: string) => `Lu par ${name} le ${day}`,
};
