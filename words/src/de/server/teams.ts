import type { teams as english } from "../../en/server/teams.ts";
/** What is said about teams. */
export const teams: typeof english = {
  unknown: "Dieses Team gibt es nicht.",
  notPublic: "Dieses Team gibt es nicht.",
  stranger: "Diese Person ist nicht im Team.",
  notIn: "Du bist nicht in diesem Team.",
  adminsOnly: "Das dürfen nur Admins des Teams.",
  needsAdmin: "Ein Team braucht einen Admin. Mach zuerst jemand anderen zum Admin.",
  onlyAdmin: "Du bist der einzige Admin dieses Teams. Mach zuerst jemand anderen zum Admin.",
  notOneself: "Dich selbst kannst du nicht entfernen. Verlass stattdessen das Team.",
  openStatement:
    "Eine Abrechnung dieses Teams ist noch offen. Das Team kann gelöscht werden, wenn sie gezahlt oder abgesagt ist.",
  tooMany: (most: number) => `Du bist in ${most} Teams, mehr gehen nicht. Verlass zuerst eines.`,
  left: "Du hast das Team verlassen.",
  deleted: "Das Team ist gelöscht.",
  removed: "Diese Person ist nicht mehr im Team.",
  isAdmin: "Diese Person ist jetzt Admin des Teams.",
  noAdmin: "Diese Person ist nicht mehr Admin.",
};
