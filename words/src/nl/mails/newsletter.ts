import type { newsletter as english } from "../../en/mails/newsletter.ts";

/** Around what an admin wrote. */
export const newsletter: typeof english = {
  testSubject: (subject) => `[Test] ${subject}`,
  reason: "Je krijgt deze e-mail omdat je onze nieuwsbrief hebt gevraagd.",
};
