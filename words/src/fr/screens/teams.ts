import type { teams as english } from "../../en/screens/teams.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("fr-BE");

export const teams: typeof english = {
  title: "Mes équipes",
  badges: { team: "Équipe", admin: "Admin", member: "Membre" },
  members: (n: number) => counted(n, { one: "membre", other: "membres" }),
  created: (day: string) => `créée le ${day}`,
  adminsOnly: "Seuls les admins de l’équipe peuvent faire cela.",
  toTeam: (name: string) => `Vers ${name}`,
  empty: "Tu n’es pas encore dans une équipe.",
  emptyHelp: "Crées-en une, ou rejoins-en une avec son code.",
  browse: "Parcourir les équipes",
  create: "Créer une équipe",
  createdToast: "Ton équipe est prête",

  name: "Nom",
  description: "Description",
  picture: "Photo de l’équipe",
  banner: "Bannière",
  optional: "facultatif",

  gave: "Donné par l’équipe",
  gaveTotal: (amount: string) => `${amount} de dons en tout`,
  noDescription: "Cette équipe ne s’est pas encore présentée.",
  noDescriptionYours: "Ton équipe ne s’est pas encore présentée. Écris quelques mots dans l’onglet Gérer.",
  organisations: "Associations que nos membres financent",
  howToJoin: "On rejoint une équipe avec un code : demande-le à l’un de ses admins.",
  leaveButton: "Quitter l’équipe",
  leave: "Quitter l’équipe ? Tu gardes tes séances et tes dons. Si l’équipe te soutient, cela s’arrête.",
  leaveAlone:
    "Tu en es le seul membre : l’équipe disparaît avec toi, ses codes et ses promesses de don aussi. C’est définitif.",
  leaveAction: "Quitter",
  left: "Tu as quitté l’équipe",
  onlyYou: "Il n’y a que toi jusqu’ici",
  onlyYouHelp: "Partage un code d’équipe pour faire venir les autres.",
  hiddenMembers: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} autre membre dont le profil n’est pas public.`,
      other: `${figure} autres membres dont le profil n’est pas public.`,
    })),

  save: "Enregistrer",
  saved: "Changements enregistrés !",
  info: "Infos de l’équipe",
  codes: "Codes de l’équipe",
  noCodes: "L’équipe n’a pas encore de code.",
  donating: "Dons",
  donatingHelp: "L’équipe peut soutenir ses membres et d’autres personnes.",
  giving: (n: number) =>
    plural(n, (figure) => ({
      one: `L’équipe soutient ${figure} personne.`,
      other: `L’équipe soutient ${figure} personnes.`,
    })),
  addPayment: "Ajouter un moyen de paiement",
  modifyPayment: "Modifier les moyens de paiement",
  blacklist: (n: number) => (n === 0 ? "Exclure des associations" : `Exclure des associations (${n})`),
  paymentMissing: "Sans moyen de paiement, les promesses de don de l’équipe ne comptent pas.",
  editMembers: "Gérer les membres",
  backMember: (name: string) => `Soutenir ${name} au nom de l’équipe`,
  editBacking: (amount: string) => `${amount} par 100 calories`,
  notBacked: "sans soutien de l’équipe",
  promote: "Nommer admin",
  demote: "Retirer le rôle d’admin",
  promoteTitle: (name: string) => `Nommer ${name} admin de l’équipe ?`,
  promoteHelp: "Un admin gère l’équipe, ses membres et ce qu’elle paie.",
  promoted: (name: string) => `${name} est maintenant admin de l’équipe`,
  demoted: (name: string) => `${name} n’est plus admin de l’équipe`,
  remove: "Retirer",
  removeTitle: (name: string) => `Retirer ${name} de l’équipe ?`,
  removeHelp:
    "À partir de maintenant, l’équipe ne soutient plus cette personne. Ce qui a été récolté jusqu’ici compte encore.",
  removed: (name: string) => `${name} ne fait plus partie de l’équipe`,
  danger: "Zone de danger",
  dangerHelp: "Les promesses de don de l’équipe s’arrêtent, ses codes sont archivés et sa page disparaît.",
  deleteButton: "Supprimer l’équipe",
  delete: "Supprimer l’équipe ? C’est irréversible.",
  deleted: "L’équipe est supprimée",
  giveAs: "Donner au nom de",
  giveAsMe: "Moi",
};
