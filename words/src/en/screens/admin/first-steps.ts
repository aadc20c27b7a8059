/** What an operator arranges first, as the dashboard lists it. */
export const firstSteps = {
  title: "What to do first",
  steps: {
    organisation: {
      title: "Add an organisation",
      help: "Burners choose from those you add. Without one nothing can be raised.",
    },
    bank_account: {
      title: "Enter the bank account of an organisation",
      help: "On the organisation's page. Another admin approves it, and a week later money can be paid out to it.",
    },
    mail_server: {
      title: "Set SMTP_URL",
      help: "The mail server. Until then emails are only kept under Emails, and nothing is charged, because a charge is announced by email.",
    },
    payments: {
      title: "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET",
      help: "Donors give their card on Stripe's page. docs/runbook/stripe.md says where both come from.",
    },
    association_account: {
      title: "Set ASSOCIATION_IBAN",
      help: "The association's own account: payouts to organisations leave from it.",
    },
    imprint: {
      title: "Say where the association is",
      help: "npm run kalivo -- association --address … --number 0123.456.789 fills the imprint at /legal. docs/runbook/legal.md says what else a lawyer should see first.",
    },
    second_admin: {
      title: "Make somebody else an admin too",
      help: "One admin prepares a payout, another one approves it.",
    },
    sources: {
      title: "Set the credentials of Strava and Garmin",
      help: "Until then workouts are typed, brought in as files, or come from a phone. docs/runbook/health-sources.md says how.",
    },
  },
};
