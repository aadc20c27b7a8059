import type { firstSteps as english } from "../../../en/screens/admin/first-steps.ts";

/** What an operator arranges first, as the dashboard lists it. */
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
      title: "Définis SMTP_URL",
      help: "Le serveur de messagerie. D’ici là, les e-mails restent dans la partie E-mails et rien n’est prélevé, car un prélèvement s’annonce par e-mail.",
    },
    payments: {
      title: "Définis STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET",
      help: "Les soutiens donnent leur carte sur la page de Stripe. docs/runbook/stripe.md dit où trouver ces deux valeurs.",
    },
    association_account: {
      title: "Définis ASSOCIATION_IBAN",
      help: "Le compte de l’ASBL elle-même : les versements aux associations en partent.",
    },
    imprint: {
      title: "Dire où se trouve l’association",
      help: "npm run kalivo -- association --address … --number 0123.456.789 remplit les mentions légales sous /legal. docs/runbook/legal.md dit ce qu’un juriste devrait voir d’abord.",
    },
    second_admin: {
      title: "Donne les droits d’admin à quelqu’un d’autre",
      help: "Une personne admin prépare un versement, une autre l’approuve.",
    },
    sources: {
      title: "Définis les accès à Strava et à Garmin",
      help: "D’ici là, les séances sont saisies à la main, importées par fichier ou viennent d’un téléphone. docs/runbook/health-sources.md explique comment faire.",
    },
  },
};
