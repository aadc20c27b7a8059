import type { disconnected as english } from "../../en/mails/disconnected.ts";

/** What a connection took with it when it ended. */
export const disconnected: typeof english = {
  subject: (provider) => `${provider} is ontkoppeld`,
  preview: "Wat we verwijderd hebben, en wat blijft.",
  title: (provider) => `${provider} is ontkoppeld`,
  byYou: (provider) => `Je hebt de koppeling met ${provider} beëindigd.`,
  byProvider: (provider) => `De koppeling is bij ${provider} beëindigd.`,
  deleted: (provider) =>
    `We hebben onze toegang tot je account daar verwijderd, net als alles wat ${provider} ons over je trainingen vertelde en de trainingen die nog niet in een donatie zitten.`,
  kept: "Van trainingen die in een donatie zitten, bewaren we de datum, de soort en de calorieën, omdat er geld voor gegeven is.",
  button: "Andere bron kiezen",
  reason: (provider) =>
    `Je krijgt deze e-mail omdat ${provider} aan je account gekoppeld was. E-mails over je account sturen we altijd.`,
};
