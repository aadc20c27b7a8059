import type { teams as english } from "../../en/server/teams.ts";

export const teams: typeof english = {
  unknown: "Dit team bestaat niet.",
  notPublic: "Dit team bestaat niet.",
  stranger: "Deze persoon zit niet in het team.",
  notIn: "Je zit niet in dit team.",
  adminsOnly: "Alleen beheerders van het team kunnen dit.",
  needsAdmin: "Een team heeft een beheerder nodig. Maak eerst iemand anders beheerder.",
  onlyAdmin: "Je bent de enige beheerder van dit team. Maak eerst iemand anders beheerder.",
  notOneself: "Je kunt jezelf niet verwijderen. Verlaat in plaats daarvan het team.",
  openStatement:
    "Er staat nog een afrekening van dit team open. Het team kan verwijderd worden als die betaald of geannuleerd is.",
  tooMany: (most) => `Je zit in ${most} teams, en dat is het maximum. Verlaat er eerst een.`,
  left: "Je hebt het team verlaten.",
  deleted: "Het team is verwijderd.",
  removed: "Deze persoon zit niet meer in het team.",
  isAdmin: "Deze persoon is nu beheerder van het team.",
  noAdmin: "Deze persoon is geen beheerder meer.",
};
