/** Around every mail. */
export const frame = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  forTeam: (team: string) => `This is about the team ${team}, which you administer.`,
  sentBy: (app: string, association: string) =>
    `${app} is a service of ${association}, a Belgian non-profit association.`,
  enterpriseNumber: (number: string) => `Enterprise number: ${number}`,
  contact: (mail: string) => `Questions? Write to ${mail}.`,
  legal: (url: string) => `Terms, privacy and imprint: ${url}`,
  unsubscribe: "Stop these emails",
  /** Between what something is and what it comes to, in the plain text. */
  colon: ":",
};
