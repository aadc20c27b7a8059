import type { meter as english } from "../../en/screens/meter.ts";

export const meter: typeof english = {
  title: (month: string) => `Jusqu’ici en ${month}`,
  until: (day: string) => `Jusqu’à la fin du ${day}.`,
  ofLimit: (limit: string) => `sur ${limit} au plus`,
  byCeiling: "ton plafond global",
  byPledges: "le total de tes plafonds",
  forecast: (amount: string) => `À ce rythme, environ ${amount} à la fin du mois.`,
  carried: (amount: string) => `S’y ajoute le report de mois précédents : ${amount}.`,
  days: (announced: string, charged: string) =>
    `Tu reçois un e-mail avec le montant exact le ${announced}. Rien n’est prélevé avant le ${charged}.`,
  nobody: "Tu ne soutiens personne en ce moment : plus rien ne compte.",
  announced: (month: string) => `Annoncé pour ${month}`,
  dueOn: (day: string) => `Prélèvement le ${day}. Tu peux encore le modifier.`,
  dueSoon: "L’e-mail est en route. Tu peux encore modifier ce mois.",
  pauseOrStop: "Mettre en pause ou arrêter",
  pausedSince: (day: string) => `En pause depuis le ${day}`,
  pausedHelp: "Ce qui est brûlé entre-temps ne coûte rien.",
  disputedToo:
    "Ta banque a aussi repris un paiement : cet arrêt reste si tu reprends, tant que nous ne nous sommes pas parlé.",
  goOn: "Reprendre",
};
