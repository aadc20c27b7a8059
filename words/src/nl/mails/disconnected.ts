import type { disconnected as english } from "../../en/mails/disconnected.ts";

/** What a connection took with it when it ended. */
export const disconnected: typeof english = {
  subject: (provider) => `${provider} is ontkoppeld`,
  preview: "Wat we verwijderd hebben, en wat blijft.",
  title: (provider) => `${provider} is ontkoppeld`,
  byYou: (provider) => `Je hebt de koppeling met ${provider} beëindigd.`,
  byProvider: (provider) => `De koppeling is bij ${provider} beëindigd.`,
  deleted: (provider) =>
    `We hebben de toegang tot je account daar verwijderd, net als alles wat ${provider} ons over je trainingen vertelde, en de trainingen die nog niet verrekend waren.`,
  kept: "Van trainingen die al verrekend zijn, bewaren we wanneer ze plaatsvonden, van welke soort ze waren en hoeveel calorieën geteld zijn, omdat er geld voor gegeven is.",
  button: "Andere bron kiezen",
  reason: (provider) =>
    `Je krijgt deze e-mail omdat ${provider} aan je account gekoppeld was. Je kunt hem niet uitzetten.`,
};
