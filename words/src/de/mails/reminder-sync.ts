import type { reminderSync as english } from "../../en/mails/reminder-sync.ts";
export const reminderSync: typeof english = {
  subject: (month: string) => `Eine Erinnerung für ${month}`,
  preview: "Trag deine Trainings ein oder gleiche sie ab, wenn sie zählen sollen.",
  title: "Deine Trainings können noch zählen",
  donors: { one: "Person unterstützt dich", other: "Menschen unterstützen dich" },
  intro: (donors: string) => `${donors}. Seit einer Woche ist kein Training angekommen.`,
  soFar: (kcal: string) => `Bisher hast du diesen Monat ${kcal} kcal verbrannt.`,
  nothing: "Für diesen Monat zählt noch kein Training.",
  until: (day: string, month: string) => `Trainings, die bis ${day} enden, zählen für ${month}.`,
  how: "Ist eine Gesundheits-App verbunden, öffne einfach die App. Sonst trag dein Training von Hand ein.",
  button: "Training eintragen",
  reason: "Du bekommst diese E-Mail, weil die Erinnerung ans Abgleichen in deinen Einstellungen an ist.",
};
