import type { alarms as english } from "../../en/mails/alarms.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("fr-BE");

export const alarms: typeof english = {
  subject: (app: string, n: number) =>
    plural(n, (figure) => ({
      one: `${app} : ${figure} point à regarder`,
      other: `${app} : ${figure} points à regarder`,
    })),
  title: "À regarder",
  intro:
    "Tu reçois ce message une fois, puis de nouveau après une semaine si rien n’a changé. Les pages d’administration montrent où regarder.",
  button: "Ouvrir l’administration",
  reason: "Tu reçois cet e-mail parce que tu as les droits d’admin.",
};
