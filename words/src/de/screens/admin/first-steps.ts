import type { firstSteps as english } from "../../../en/screens/admin/first-steps.ts";

/** What is arranged first, as the dashboard lists it: what it brings, and what an admin can do about it. */
export const firstSteps: typeof english = {
  title: "Was zuerst zu tun ist",
  steps: {
    organisation: {
      title: "Füge eine Organisation hinzu",
      help: "Sportler wählen aus denen, die du hinzufügst. Ohne eine kann nichts gesammelt werden.",
    },
    bank_account: {
      title: "Gib das Bankkonto einer Organisation ein",
      help: "Auf der Seite der Organisation. Ein anderer Admin genehmigt es, und eine Woche später kann Geld dorthin gehen.",
    },
    mail_server: {
      title: "Lass E-Mails hinausgehen",
      help: "Solange der Server sie nicht verschicken kann, liegen E-Mails nur unter „E-Mails“, und es wird nichts eingezogen, weil ein Einzug per E-Mail angekündigt wird.",
    },
    payments: {
      title: "Eröffne ein Konto bei Stripe",
      help: "Unterstützer geben ihre Karte oder ihr Bankkonto auf der Seite von Stripe an. Wer den Server betreibt, verbindet es mit den zwei Schlüsseln, die Stripe dir zeigt.",
    },
    association_account: {
      title: "Wähl das eigene Bankkonto der Vereinigung",
      help: "Von ihm gehen Auszahlungen an Organisationen ab. Gib seine Nummer der Person, die den Server betreibt.",
    },
    imprint: {
      title: "Sag, wo die Vereinigung ist",
      help: "Alle dürfen wissen, wer dahintersteht: Das Impressum zeigt die Adresse und die Unternehmensnummer der Vereinigung.",
    },
    second_admin: {
      title: "Mach noch jemanden zum Admin",
      help: "Ein Admin bereitet eine Auszahlung vor, ein anderer genehmigt sie.",
    },
    sources: {
      title: "Beantrag den Zugang zu Strava und Garmin",
      help: "Sportler können dann ihre Uhr verbinden. Bis dahin werden Trainings eingetragen, als Dateien gebracht oder kommen von einem Handy.",
    },
  },
  /** Only here may settings and documents be named. */
  note: {
    title: "Für die Person, die den Server betreibt",
    help: "Was nur in den Einstellungen des Servers geht, in einer Notiz. Schick sie weiter, wenn das jemand anders ist.",
    copy: "Notiz kopieren",
    copied: "Notiz kopiert",
    before: "Bitte stell das auf dem Server von Kalivo ein und starte ihn dann neu:",
    settings: {
      mail_server: "E-Mails: SMTP_URL, und MAIL_FROM für den Absender.",
      payments: "Zahlungen: STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET. Siehe docs/runbook/stripe.md.",
      association_account: "Auszahlungen: ASSOCIATION_IBAN.",
      sources: "Strava und Garmin: was in docs/runbook/health-sources.md steht.",
    },
  },
};
