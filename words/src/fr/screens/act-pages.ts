import type { actPages as english } from "../../en/screens/act-pages.ts";

export const actPages: typeof english = {
  inviteTitle: "Inviter quelqu’un",
  inviteHelp: "La personne qui arrive par ton lien te voit en premier et peut te soutenir tout de suite.",
  notPublic:
    "Ton profil n’est pas public. Ce lien contient un secret : toute personne qui l’a peut ouvrir ton profil et te soutenir.",
  renew: "Créer un nouveau lien",
  renewTitle: "Créer un nouveau lien ?",
  renewHelp: "Tes anciens liens ne marchent plus. Tes soutiens restent.",
  renewed: "Ton lien est nouveau.",
  keepLink: "Garder celui-ci",
  noLink: "Nous n’avons pas pu lire ton lien. Réessaie.",
  link: "Ton lien",
  copy: "Copier mon lien",
  mail: "E-mail",
  sms: "SMS",
  share: "Partager mon lien",
  message: (url: string) => `Soutiens-moi quand je bouge : ${url}`,
  subject: "Soutiens-moi quand je bouge",
  transparency: [
    "Tout le monde peut vérifier nos comptes, au centime près. Les soutiens paient exactement ce que dit leur décompte ; les frais du prestataire de paiement en sont déduits, et nous les affichons.",
    "Les dons restent en attente deux mois, tant qu’une banque peut les reprendre. Ensuite, nous payons les associations.",
  ],
  about: [
    {
      title: "Bouger",
      body: "Tu bouges. Nous comptons les calories que tu brûles en plus de celles du repos, et nous en faisons le total chaque mois.",
    },
    {
      title: "Soutenir",
      body: "Tu donnes un petit montant pour chaque tranche de 100 calories brûlée par quelqu’un en qui tu crois, sans jamais dépasser les plafonds que tu fixes.",
    },
    {
      title: "Sans but lucratif",
      body: "Une petite ASBL belge gère tout cela. Elle ne vend rien et ne garde que ce qui est donné pour Kalivo.",
    },
  ],
};
