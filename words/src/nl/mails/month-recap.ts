import type { monthRecap as english } from "../../en/mails/month-recap.ts";

export const monthRecap: typeof english = {
  subject: (month) => `Je maandoverzicht: ${month}`,
  preview: "Wat je verbrandde, wat er gegeven werd, en aan wie.",
  title: (month) => `Je maandoverzicht: ${month}`,
  burned: "Je verbrandde",
  kcal: (kcal) => `${kcal} kcal`,
  raised: "Je donateurs gaven",
  donors: { one: "donateur", other: "donateurs" },
  raisedBy: (amount, donors) => `${amount} (${donors})`,
  given: "Je gaf",
  organisationsTitle: "Wie je helpt",
  gross: "Dit zijn de betaalde bedragen, vóór aftrek van de kosten van de betaaldienst.",
  nothingPaid: "Voor deze maand is niets betaald.",
  button: "App openen",
  reason: "Je krijgt deze e-mail omdat je het maandoverzicht hebt aangezet.",
};
