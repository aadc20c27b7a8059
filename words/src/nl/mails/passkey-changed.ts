import type { passkeyChanged as english } from "../../en/mails/passkey-changed.ts";

export const passkeyChanged: typeof english = {
  subject: {
    added: "Er is een toegangssleutel aan je account toegevoegd",
    removed: "Er is een toegangssleutel van je account verwijderd",
  },
  what: {
    added: (name) => `Met de toegangssleutel “${name}” kun je je vanaf nu aanmelden.`,
    removed: (name) => `Met de toegangssleutel “${name}” kun je je niet meer aanmelden.`,
  },
  notYou:
    "Was jij dit niet? Open dan je instellingen, verwijder wat je niet kent en kies een nieuw wachtwoord.",
  button: "Mijn instellingen openen",
  reason: "Je krijgt deze e-mail omdat je je op een andere manier kunt aanmelden.",
};
