/** What is arranged first, as the dashboard lists it: what it brings, and what an admin can do about it. */
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
      title: "Let emails leave",
      help: "Until the server has a way to send them, emails are only kept under Emails, and nothing is charged, because a charge is announced by email.",
    },
    payments: {
      title: "Open an account at Stripe",
      help: "Donors enter their card or bank account on Stripe's page. The person who runs the server connects it with the two keys that Stripe shows you.",
    },
    association_account: {
      title: "Choose the association's own bank account",
      help: "Payouts to organisations leave from it. Give its number to the person who runs the server.",
    },
    imprint: {
      title: "Say where the association is",
      help: "People have a right to know who runs this: the imprint shows the association's address and enterprise number.",
    },
    second_admin: {
      title: "Make somebody else an admin too",
      help: "One admin prepares a payout, another one approves it.",
    },
    sources: {
      title: "Apply at Strava and Garmin",
      help: "Burners can then connect their watch. Until then workouts are typed, brought in as files, or come from a phone.",
    },
  },
  /** Here alone settings and documents are named: what only the server's own settings can do. */
  note: {
    title: "For the person who runs the server",
    help: "What only the server's settings can do, in one note. Send it if that is somebody else.",
    copy: "Copy the note",
    copied: "Note copied",
    before: "Please set this on the Kalivo server, then start it again:",
    settings: {
      mail_server: "Emails: SMTP_URL, and MAIL_FROM for the sender.",
      payments: "Payments: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. See docs/runbook/stripe.md.",
      association_account: "Payouts: ASSOCIATION_IBAN.",
      sources: "Strava and Garmin: the settings named in docs/runbook/health-sources.md.",
    },
  },
};
