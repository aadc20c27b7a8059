import type { reset as english } from "../../en/mails/reset.ts";
export const reset: typeof english = {
  subject: "Wähle ein neues Passwort",
  preview: "Der Link gilt eine Stunde.",
  title: "Wähle ein neues Passwort",
  intro: "Du hast ein neues Passwort verlangt. Mit dem Knopf unten wählst du eines.",
  button: "Ein neues Passwort wählen",
  validity: "Der Link geht einmal und gilt eine Stunde. Ein neues Passwort meldet dich überall ab.",
  notYou: "Warst du das nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.",
  reason: "Du bekommst diese E-Mail, weil jemand für diese Adresse ein neues Passwort verlangt hat.",

  because: {
    asked: {},
    address_restored: {
      subject: "Deine Adresse ist zurück: Wähle ein neues Passwort",
      intro:
        "Du hast diese Adresse wieder eingesetzt. Alle wurden abgemeldet, und das alte Passwort gilt nicht mehr; mit dem Knopf unten wählst du ein neues.",
      notYou: null,
      reason: "Du bekommst diese E-Mail, weil du diese Adresse wieder eingesetzt hast.",
    },
    first_admin: {
      subject: "Du verwaltest Kalivo: Wähle dein Passwort",
      title: "Du verwaltest Kalivo",
      intro:
        "Kalivo wurde gerade eingerichtet, und deine Adresse wurde für die Verwaltung genannt. Mit dem Knopf unten wählst du dein Passwort; danach gibst du deiner Anmeldung einen zweiten Schritt und liest, was zuerst zu tun ist.",
      button: "Mein Passwort wählen",
      validity:
        "Der Link geht einmal und gilt eine Stunde. Danach schickt dir „Passwort vergessen“ einen neuen.",
      notYou: "Weißt du nichts davon, musst du nichts tun: Ohne den Link kommt niemand hinein.",
      reason: "Du bekommst diese E-Mail, weil diese Adresse genannt wurde, als Kalivo eingerichtet wurde.",
    },
  },
};
