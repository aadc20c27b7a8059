import type { newsletter as english } from "../../en/mails/newsletter.ts";

export const newsletter: typeof english = {
  testSubject: (subject: string) => `[Test] ${subject}`,
  reason: "Tu reçois cet e-mail parce que tu as demandé notre newsletter.",
};
