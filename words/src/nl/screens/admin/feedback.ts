import type { feedback as english } from "../../../en/screens/admin/feedback.ts";

export const feedback: typeof english = {
  states: { unread: "Ongelezen", all: "Alle" },
  noneUnread: "Alles is gelezen.",
  none: "Nog niemand schreef iets.",
  anonymous: "Anoniem",
  unread: "Ongelezen",
  withLog: "Met logboek",
  title: "Bericht",
  from: "Van",
  answer: "Antwoorden per e-mail",
  account: "Account openen",
  log: "Logboek",
  logHelp: "Wat de app op dat toestel noteerde.",
  markRead: "Als gelezen markeren",
  markUnread: "Als ongelezen markeren",
  read: "Als gelezen gemarkeerd.",
  unreadAgain: "Weer ongelezen.",
  readBy: (name, day) => `Gelezen door ${name} op ${day}`,
};
