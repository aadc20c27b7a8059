import type { firstSteps as english } from "../../../en/screens/admin/first-steps.ts";

/** What is arranged first, as the dashboard lists it: what it brings, and what an admin can do about it. */
export const firstSteps: typeof english = {
  title: "Par où commencer",
  steps: {
    organisation: {
      title: "Ajoute une association",
      help: "Les athlètes choisissent parmi celles que tu ajoutes. Sans association, rien ne peut être récolté.",
    },
    bank_account: {
      title: "Indique le compte bancaire d’une association",
      help: "Sur la page de l’association. Une autre personne admin l’approuve, et une semaine plus tard, de l’argent peut lui être versé.",
    },
    mail_server: {
      title: "Fais partir les e-mails",
      help: "Tant que le serveur ne peut pas les envoyer, les e-mails restent dans la partie E-mails et rien n’est prélevé, car un prélèvement s’annonce par e-mail.",
    },
    payments: {
      title: "Ouvre un compte chez Stripe",
      help: "Les soutiens donnent leur carte ou leur compte bancaire sur la page de Stripe. La personne qui gère le serveur le relie avec les deux clés que Stripe te montre.",
    },
    association_account: {
      title: "Choisis le compte bancaire de l’ASBL elle-même",
      help: "Les versements aux associations en partent. Donne son numéro à la personne qui gère le serveur.",
    },
    imprint: {
      title: "Dis où se trouve l’ASBL",
      help: "Chacun a le droit de savoir qui est derrière ce service : les mentions légales montrent l’adresse et le numéro d’entreprise de l’ASBL.",
    },
    second_admin: {
      title: "Donne les droits d’admin à quelqu’un d’autre",
      help: "Une personne admin prépare un versement, une autre l’approuve.",
    },
    sources: {
      title: "Demande un accès à Strava et à Garmin",
      help: "Les athlètes pourront alors connecter leur montre. D’ici là, les séances sont saisies à la main, importées par fichier ou viennent d’un téléphone.",
    },
  },
  /** Only here may settings and documents be named. */
  note: {
    title: "Pour la personne qui gère le serveur",
    help: "Ce que seuls les paramètres du serveur permettent, en une note. Envoie-la si c’est quelqu’un d’autre.",
    copy: "Copier la note",
    copied: "Note copiée",
    before: "Merci de définir ceci sur le serveur de Kalivo, puis de le redémarrer :",
    settings: {
      mail_server: "E-mails : SMTP_URL, et MAIL_FROM pour l’expéditeur.",
      payments: "Paiements : STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET. Voir docs/runbook/stripe.md.",
      association_account: "Versements : ASSOCIATION_IBAN.",
      sources: "Strava et Garmin : ce que décrit docs/runbook/health-sources.md.",
    },
  },
};
