import type { frame as english } from "../../en/mails/frame.ts";

/** Around every mail. */
export const frame: typeof english = {
  greeting: (firstName) => `Dag ${firstName},`,
  forTeam: (team) => `Dit gaat over het team ${team}, dat jij beheert.`,
  sentBy: (app, association) =>
    `${app} is een dienst van ${association}, een Belgische vereniging zonder winstoogmerk (vzw).`,
  enterpriseNumber: (number: string) => `Ondernemingsnummer: ${number}`,
  contact: (mail) => `Vragen? Schrijf naar ${mail}.`,
  legal: (url: string) => `Voorwaarden, privacy en wie we zijn: ${url}`,
  unsubscribe: "Deze e-mails stopzetten",
  colon: ":",
};
