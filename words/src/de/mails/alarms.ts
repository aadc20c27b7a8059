import type { alarms as english } from "../../en/mails/alarms.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("de");

export const alarms: typeof english = {
  subject: (app: string, n: number) =>
    plural(n, (figure) => ({
      one: `${app}: ${figure} Sache braucht einen Blick`,
      other: `${app}: ${figure} Sachen brauchen einen Blick`,
    })),
  title: "Das braucht einen Blick",
  intro:
    "Wir schreiben dir einmal, und nach einer Woche noch einmal, wenn sich nichts geändert hat. Die Einzelheiten stehen auf den Adminseiten.",
  button: "Adminseiten öffnen",
  reason: "Du bekommst diese E-Mail, weil du Admin bist.",
};
