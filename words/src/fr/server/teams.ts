import type { teams as english } from "../../en/server/teams.ts";

export const teams: typeof english = {
  unknown: "Cette équipe n’existe pas.",
  notPublic: "Cette équipe n’existe pas.",
  stranger: "Cette personne n’est pas dans l’équipe.",
  notIn: "Tu n’es pas dans cette équipe.",
  adminsOnly: "Seuls les admins de l’équipe peuvent faire cela.",
  needsAdmin: "Une équipe a besoin de quelqu’un comme admin. Nomme d’abord quelqu’un d’autre.",
  onlyAdmin: "Personne d’autre n’est admin de cette équipe. Nomme d’abord quelqu’un d’autre.",
  notOneself: "Tu ne peux pas te retirer. Quitte plutôt l’équipe.",
  openStatement:
    "Un décompte de cette équipe est encore ouvert. L’équipe peut être supprimée dès qu’il est payé ou annulé.",
  tooMany: (most) => `Tu es dans ${most} équipes, et c’est le maximum. Quittes-en une d’abord.`,
  left: "Tu as quitté l’équipe.",
  deleted: "L’équipe est supprimée.",
  removed: "Cette personne n’est plus dans l’équipe.",
  isAdmin: "Cette personne est maintenant admin de l’équipe.",
  noAdmin: "Cette personne n’est plus admin.",
};
