import type { newsletter as english } from "../../en/mails/newsletter.ts";
/** Around what an admin wrote. */
export const newsletter: typeof english = {
  testSubject: (subject: string) => `[Test] ${subject}`,
  reason: "Du bekommst diese E-Mail, weil du unseren Newsletter haben wolltest.",
};
