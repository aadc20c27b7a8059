import type { LegalPaper } from "../../legal-paper.ts";

export const cookies = (): LegalPaper => ({
  title: "Cookies",
  lead: "Only what is needed, so there is nothing to agree to.",
  sections: [
    {
      title: "What your browser keeps",
      lines: [
        "jwt: keeps you signed in until you log out.",
        "kalivo-connecting: for ten minutes, while you connect Strava or Garmin Connect, so that nobody else can finish it for you.",
        "On your device, not sent to us: your language and theme, a registration you have not finished, and what you saw last, so that it can be read without a network. Logging out removes what is yours.",
      ],
    },
    {
      title: "What it does not keep",
      lines: ["No advertising, no measuring of visits, nothing of other companies."],
    },
  ],
});
