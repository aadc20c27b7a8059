/** The three chapters of Act. */
export const actPages = {
  inviteTitle: "Invite someone",
  inviteHelp: "Whoever joins through your link sees your name and can support you at once.",
  notPublic:
    "Your profile is not public. This link carries a secret: whoever has it can open your profile and support you.",
  renew: "Make a new link",
  renewTitle: "Make a new link?",
  renewHelp: "Links you gave away open nothing any more. Whoever supports you already stays.",
  renewed: "Your link is new.",
  keepLink: "Keep this one",
  noLink: "Your link could not be read. Please try again.",
  link: "Your link",
  copy: "Copy my link",
  mail: "Mail",
  sms: "SMS",
  share: "Share my link",
  message: (url: string) => `Support me when I move: ${url}`,
  subject: "Support me when I move",
  transparency: [
    "Every euro is booked twice, and the books can be recounted by anybody. Donors pay exactly what their statement says; the payment provider's fee is shown and taken from the shares.",
    "Money is held for two months, the time in which a donor may dispute a charge, and is then paid to the organisations.",
  ],
  about: [
    {
      title: "Burning",
      body: "You move. We count the calories you burn beyond resting, and add them up at the end of the month.",
    },
    {
      title: "Backing",
      body: "You give a small amount per 100 calories of somebody you believe in, never more than the limits you set.",
    },
    {
      title: "Non-profit",
      body: "A small Belgian association runs this. It sells nothing, and keeps nothing of what is given.",
    },
  ],
};
