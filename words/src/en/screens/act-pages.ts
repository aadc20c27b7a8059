/** The three chapters of Act. */
export const actPages = {
  inviteTitle: "Invite someone",
  inviteHelp: "Friends who join with your link see you first and can support you right away.",
  notPublic:
    "Your profile is not public. This link carries a secret: anyone who has it can open your profile and support you.",
  renew: "Make a new link",
  renewTitle: "Make a new link?",
  renewHelp: "Your old links stop working. People who support you already stay.",
  renewed: "Your link is new.",
  keepLink: "Keep this one",
  noLink: "We couldn't read your link. Please try again.",
  link: "Your link",
  copy: "Copy my link",
  mail: "Email",
  sms: "SMS",
  share: "Share my link",
  message: (url: string) => `Support me when I move: ${url}`,
  subject: "Support me when I move",
  transparency: [
    "Anyone can check our accounts, down to the cent. Donors pay exactly what their statement says; the payment provider's fee comes out of it, and we show it.",
    "Donations wait two months, as long as a bank can reverse them. Then we pay the organisations.",
  ],
  about: [
    {
      title: "Burning",
      body: "You move. We count what you burn on top of resting and add it up each month.",
    },
    {
      title: "Supporting",
      body: "You give a small amount for every 100 calories burned by someone you believe in, never more than the limits you set.",
    },
    {
      title: "Non-profit",
      body: "A small Belgian association runs this. It sells nothing, and keeps nothing but what is given for Kalivo itself.",
    },
  ],
};
