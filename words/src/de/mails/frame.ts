import type { frame as english } from "../../en/mails/frame.ts";
/** Around every mail. */
export const frame: typeof english = {
  greeting: (firstName: string) => `Hallo ${firstName},`,
  forTeam: (team: string) => `Es geht um das Team ${team}, das du verwaltest.`,
  sentBy: (app: string, association: string) =>
    `${app} ist ein Dienst von ${association}, einer gemeinnützigen Vereinigung aus Belgien.`,
  enterpriseNumber: (number: string) => `Unternehmensnummer: ${number}`,
  contact: (mail: string) => `Fragen? Schreib an ${mail}.`,
  legal: (url: string) => `Bedingungen, Datenschutz und Impressum: ${url}`,
  unsubscribe: "Diese E-Mails abstellen",
  /** Between what something is and what it comes to, in the plain text. */
  colon: ":",
};
