import type { firstSteps as english } from "../../../en/screens/admin/first-steps.ts";

/** What is arranged first, as the dashboard lists it: what it brings, and what an admin can do about it. */
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
      title: "Laat e-mails vertrekken",
      help: "Zolang de server ze niet kan versturen, blijven e-mails bij E-mails staan en wordt er niets geïnd, want een betaling wordt per e-mail aangekondigd.",
    },
    payments: {
      title: "Open een account bij Stripe",
      help: "Donateurs geven hun kaart of bankrekening op de pagina van Stripe. Wie de server beheert, koppelt het met de twee sleutels die Stripe je toont.",
    },
    association_account: {
      title: "Kies de eigen bankrekening van de vzw",
      help: "Uitbetalingen aan organisaties vertrekken daarvandaan. Geef het nummer aan wie de server beheert.",
    },
    imprint: {
      title: "Zeg waar de vzw is",
      help: "Mensen mogen weten wie hierachter zit: de juridische vermeldingen tonen het adres en het ondernemingsnummer van de vzw.",
    },
    second_admin: {
      title: "Maak nog iemand beheerder",
      help: "De ene beheerder bereidt een uitbetaling voor, een andere keurt ze goed.",
    },
    sources: {
      title: "Vraag toegang tot Strava en Garmin aan",
      help: "Sporters kunnen dan hun horloge koppelen. Tot dan worden trainingen ingetypt, als bestand geïmporteerd of komen ze van een telefoon.",
    },
  },
  /** Only here may settings and documents be named. */
  note: {
    title: "Voor wie de server beheert",
    help: "Wat alleen met de instellingen van de server kan, in één briefje. Stuur het door als dat iemand anders is.",
    copy: "Briefje kopiëren",
    copied: "Briefje gekopieerd",
    before: "Stel dit in op de server van Kalivo en start hem opnieuw:",
    settings: {
      mail_server: "E-mails: SMTP_URL, en MAIL_FROM voor de afzender.",
      payments: "Betalingen: STRIPE_SECRET_KEY en STRIPE_WEBHOOK_SECRET. Zie docs/runbook/stripe.md.",
      association_account: "Uitbetalingen: ASSOCIATION_IBAN.",
      sources: "Strava en Garmin: wat in docs/runbook/health-sources.md staat.",
    },
  },
};
