import type { reminderSync as english } from "../../en/mails/reminder-sync.ts";

export const reminderSync: typeof english = {
  subject: (month) => `Nog even en ${month} is voorbij`,
  preview: "Je donateurs wachten op een training.",
  title: "Heb je onlangs bewogen?",
  donors: { one: "persoon steunt je", other: "mensen steunen je" },
  intro: (donors) => `${donors}, en er is al een week geen training van jou binnengekomen.`,
  soFar: (kcal) => `Deze maand verbrandde je tot nu toe ${kcal} kcal.`,
  nothing: "Deze maand heb je nog niets voor hen verbrand.",
  until: (day, month) => `Trainingen die ten laatste op ${day} eindigen, tellen voor ${month}.`,
  how: "Is er een gezondheidsapp gekoppeld, dan volstaat het om de app te openen. Voeg je training anders zelf toe.",
  button: "Training toevoegen",
  reason: "Je krijgt deze e-mail omdat je aan je trainingen herinnerd wilt worden.",
};
