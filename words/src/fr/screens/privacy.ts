import type { privacy as english } from "../../en/screens/privacy.ts";

export const privacy: typeof english = {
  title: "E-\u2060mails et confidentialité",
  receive: "Recevoir",
  disable: "Désactiver",
  show: "Afficher",
  hide: "Masquer",
  emails: "E-\u2060mails",
  emailsHelp: "Nous envoyons toujours les e-mails sur ton argent et ton compte.",
  mails: {
    newsletter: { label: "Newsletter", hint: "Des nouvelles de l’app et des associations" },
    new_donor: { label: "Nouveau soutien", hint: "Quand quelqu’un commence à te soutenir" },
    reminder_sync: { label: "Rappel de synchro", hint: "En fin de mois, s’il n’y a pas de séance" },
    month_recap: { label: "Récap du mois", hint: "Ce que tu as brûlé, récolté et donné" },
  },
  others: "Ce que les autres voient",
  public: "Profil public",
  publicHelp:
    "Tu apparais dans la recherche et les listes, et tout le monde peut ouvrir ta page, avec ton nom, ta photo et pourquoi tu bouges. Désactivé : seules les personnes que tu soutiens, les soutiens que tu as laissés entrer ou que tu avais déjà, les personnes qui ont ton lien et les membres de ton équipe peuvent ouvrir ton profil.",
  publicLocked: "À partir de 18 ans",
  pseudonym: "Pseudonyme",
  pseudonymWrong: "Il faut au moins une lettre, un chiffre ou un signe, et 200 caractères au maximum.",
  seenAs: (name: string) => `Les autres te voient comme ${name}`,
  groups: {
    funds_raised: "Argent récolté",
    calories_burned: "Calories brûlées",
    backers_count: "Nombre de soutiens",
    backers_detail: "Qui te soutient",
    organisations: "Associations",
    burners_count: "Nombre d’athlètes que tu soutiens",
    burners_detail: "Qui tu soutiens",
    donations: "Dons",
  },
  caloriesHelp: "Les personnes qui te soutiennent voient chaque mois les calories de leur propre don.",
  alwaysTitle: "Ce que tes soutiens voient toujours",
  always: [
    "Les personnes qui te soutiennent voient chaque mois les calories, le montant par 100 calories, le total et les associations de leur propre don.",
    "Elles voient aussi, jour après jour, ce qu’elles doivent jusque-là. Personne ne voit jamais une séance elle-même : ni sport, ni heure, ni lieu.",
    "Un montant entre deux personnes n’est visible pour d’autres que si toutes les deux l’affichent.",
  ],
  health: "Données de santé",
  healthGiven:
    "Tu as donné ton accord pour que nous utilisions tes séances, ta taille et ton poids pour calculer les dons.",
  healthNotGiven:
    "Tu n’as pas donné ton accord pour que nous utilisions tes séances, ta taille et ton poids.",
  withdraw: "Retirer mon consentement",
  withdrawTitle: "Retirer ton consentement ?",
  withdrawHelp:
    "Ta taille, ton poids et les séances qui ne font pas encore partie d’un don sont supprimés maintenant, et nous n’en acceptons plus de nouveaux. Ce qui a déjà été donné reste. Tu peux redonner ton accord à tout moment.",
  withdrawn: "Ton consentement est retiré.",
  keepConsent: "Le garder",
  give: "Lire et accepter",
  given: "Merci. Tes séances comptent à partir de maintenant.",
  notNow: "Pas maintenant",
  tickOrNotNow: "Coche la case pour donner ton accord, ou choisis « Pas maintenant ».",
};
