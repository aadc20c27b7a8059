import type { firstSteps as english } from "../../../en/screens/admin/first-steps.ts";

/** What an operator arranges first, as the dashboard lists it. */
export const firstSteps: typeof english = {
  title: "Waarmee je begint",
  steps: {
    organisation: {
      title: "Voeg een organisatie toe",
      help: "Sporters kiezen uit de organisaties die jij toevoegt. Zonder organisatie kan er niets opgehaald worden.",
    },
    bank_account: {
      title: "Vul de bankrekening van een organisatie in",
      help: "Op de pagina van de organisatie. Een andere beheerder keurt ze goed; een week later kan er geld naartoe.",
    },
    mail_server: {
      title: "Stel SMTP_URL in",
      help: "De mailserver. Tot dan blijven e-mails bij E-mails staan en wordt er niets geïnd, want een betaling wordt per e-mail aangekondigd.",
    },
    payments: {
      title: "Stel STRIPE_SECRET_KEY en STRIPE_WEBHOOK_SECRET in",
      help: "Donateurs geven hun kaart op de pagina van Stripe. In docs/runbook/stripe.md staat waar je beide vindt.",
    },
    association_account: {
      title: "Stel ASSOCIATION_IBAN in",
      help: "De eigen rekening van de vzw: uitbetalingen aan organisaties vertrekken daarvandaan.",
    },
    imprint: {
      title: "Zeg waar de vereniging is",
      help: "npm run kalivo -- association --address … --number 0123.456.789 vult de juridische vermeldingen op /legal. docs/runbook/legal.md zegt wat een jurist eerst moet zien.",
    },
    second_admin: {
      title: "Maak nog iemand beheerder",
      help: "De ene beheerder bereidt een uitbetaling voor, een andere keurt ze goed.",
    },
    sources: {
      title: "Stel de toegang tot Strava en Garmin in",
      help: "Tot dan worden trainingen ingetypt, als bestand geïmporteerd of komen ze van een telefoon. In docs/runbook/health-sources.md staat hoe.",
    },
  },
};
