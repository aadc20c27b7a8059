import type { reminderSync as english } from "../../en/mails/reminder-sync.ts";

export const reminderSync: typeof english = {
  subject: (month) => `Herinnering voor ${month}`,
  preview: "Voeg je trainingen toe of synchroniseer ze, als je wilt dat ze tellen.",
  title: "Je trainingen kunnen nog meetellen",
  donors: { one: "persoon steunt je", other: "mensen steunen je" },
  intro: (donors) => `${donors}. We kregen al een week geen training binnen.`,
  soFar: (kcal) => `Deze maand verbrandde je tot nu toe ${kcal} kcal.`,
  nothing: "Voor deze maand telt er nog geen training.",
  until: (day, month) => `Trainingen die ten laatste op ${day} eindigen, tellen voor ${month}.`,
  how: "Is er een gezondheidsapp gekoppeld, dan volstaat het om de app te openen. Zo niet, voeg je training dan zelf toe.",
  button: "Training toevoegen",
  reason: "Je krijgt deze e-mail omdat de herinnering aanstaat in je instellingen.",
};
