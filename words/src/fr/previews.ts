import { APP_NAME } from "../app-name.ts";
import type { previews as english } from "../en/previews.ts";
import { firstOf } from "../first-of.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("fr-BE");
const listed = firstOf("fr-BE");

export const previews: typeof english = {
  general:
    "Brûle des calories en faisant du sport. D’autres donnent un peu par calorie. L’argent va aux associations que tu choisis.",
  slogan: "relie ta santé à celle de notre planète",
  page: (name: string) => `${name} sur ${APP_NAME}`,
  /** Of Kalivo among the organisations (rule 75). */
  association: "C’est nous\u00a0: ce qui est donné ici paie ce que Kalivo coûte.",
  raisedSoFar: (amount: string) => `Récolté jusqu’ici : ${amount}.`,
  donatedSoFar: (amount: string) => `Donné jusqu’ici : ${amount}.`,
  raised: "Récolté",
  donated: "Donné",
  members: (n: number) => counted(n, { one: "membre", other: "membres" }),
  team: "Équipe",
  support: (name: string) => `Soutiens ${name} sur ${APP_NAME}`,
  invited: (name: string) => `${name} t’invite sur ${APP_NAME}`,
  gives: (name: string, amount: string) => `${name} donne ${amount} par 100 calories que tu brûles`,
  code: "Avec ce code, tes prochaines calories récoltent de l’argent pour les associations de ton choix.",
  codeShared: "Quelqu’un a partagé un code avec toi",
  codeInvites: "Utilise ce code pour nous rejoindre.",
  codeTeam: (name: string) => `Tu deviens membre de l’équipe ${name}.`,
  asked: (name: string) => `Donne un peu par 100 calories que ${name} brûle. Tu fixes un plafond mensuel.`,
  raisesFor: (name: string, causes: readonly string[]) =>
    `${name} récolte pour ${listed(causes, (n) => counted(n, { one: "autre", other: "autres" }))}.`,
  codeAtMost: (amount: string) => `Ce code donne au plus ${amount} par mois.`,
  perHundred: "par 100 calories",
};
