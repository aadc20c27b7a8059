import type { alarms as english } from "../../en/mails/alarms.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("nl-BE");

export const alarms: typeof english = {
  subject: (app, n) =>
    plural(n, (figure) => ({
      one: `${app}: ${figure} zaak vraagt je aandacht`,
      other: `${app}: ${figure} zaken vragen je aandacht`,
    })),
  title: "Dit vraagt je aandacht",
  intro:
    "Je krijgt dit één keer te horen, en na een week opnieuw als het dan nog zo is. De beheerpagina’s tonen waar je verder kunt kijken.",
  button: "Beheerpagina’s openen",
  reason: "Je krijgt deze e-mail omdat je beheerder bent.",
};
