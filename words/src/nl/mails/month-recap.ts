import type { monthRecap as english } from "../../en/mails/month-recap.ts";

export const monthRecap: typeof english = {
  subject: (month) => `Je maandoverzicht: ${month}`,
  preview: "Wat je verbrandde, wat er gegeven werd, en aan wie.",
  title: (month) => `Je maandoverzicht: ${month}`,
  became: (amount) => `Wat je verbrandde, werd ${amount}.`,
  thanks: (amount) => `Bedankt voor de ${amount} die je gaf.`,
  burned: "Je verbrandde",
  kcal: (kcal) => `${kcal} kcal`,
  raised: "Je donateurs gaven",
  donors: { one: "donateur", other: "donateurs" },
  raisedBy: (amount, donors) => `${amount} (${donors})`,
  given: "Je gaf",
  organisationsTitle: "Wie je helpt",
  gross: "Dit zijn de betaalde bedragen, vóór aftrek van de kosten van de betaaldienst.",
  nothingPaid: "Voor deze maand is niets betaald.",
  proofTitle: "Wat het geld deed",
  proofYours: (organisation, amount) => `${organisation}, met ${amount} van jou:`,
  proofRaised: (organisation, amount) => `${organisation}, met ${amount} die jij ophaalde:`,
  monthsTitle: "Maand per maand",
  button: "Bekijk je maand",
  reason: "Je krijgt deze e-mail omdat het maandoverzicht aanstaat in je instellingen.",
};
