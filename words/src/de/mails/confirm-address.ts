import type { confirmAddress as english } from "../../en/mails/confirm-address.ts";
import { ADDRESS_CODE_HOURS, ADDRESS_LINK_DAYS } from "@kalivo/domain/limits.ts";
export const confirmAddress: typeof english = {
  subject: "Bestätige deine E-Mail-Adresse",
  preview: "Ein Code und ein Link: Nimm, was dir leichter fällt.",
  title: "Bestätige deine E-Mail-Adresse",
  intro: "Danach fragen wir, bevor etwas gezahlt wird, damit unsere E-Mails zu Geld sicher bei dir ankommen.",
  introChange:
    "Du möchtest diese Adresse für dein Konto benutzen. Sie ersetzt die alte, sobald sie bestätigt ist.",
  code: "Dein Code",
  button: "Diese Adresse bestätigen",
  validity: `Der Code gilt ${ADDRESS_CODE_HOURS} Stunden, der Knopf ${ADDRESS_LINK_DAYS} Tage.`,
  notYou: "Warst du das nicht, beachte diese E-Mail nicht: Ohne sie kann niemand diese Adresse benutzen.",
  reason: "Du bekommst diese E-Mail, weil jemand diese Adresse für ein Konto angegeben hat.",
};
