import { NOTICE_DAYS } from "../../figures.ts";
import type { welcome as english } from "../../en/mails/welcome.ts";

export const welcome: typeof english = {
  subject: (app) => `Welkom bij ${app}`,
  preview: "Verbrand calorieën, of steun wie dat doet.",
  title: (firstName) => `Welkom, ${firstName}`,
  intro: "Je account is klaar. Je kunt op twee manieren meedoen, en allebei mag ook.",
  burnTitle: "Bewegen",
  burn: "Noteer een training of koppel je gezondheidsapp. Wie jou steunt, geeft een klein beetje voor elke 100 calorieën.",
  donateTitle: "Geven",
  donate: `Steun iemand met het bedrag dat jij kiest, bijvoorbeeld 0,10 € per 100 calorieën. We innen één keer per maand en laten je ${NOTICE_DAYS} dagen vooraf het juiste bedrag weten.`,
  button: "App openen",
  reason: "Je krijgt deze e-mail omdat je een account hebt gemaakt.",

  confirm:
    "Bevestig eerst dat dit jouw mailbox is. Rondkijken kan zonder; voor er iets betaald wordt, vragen we het.",
};
