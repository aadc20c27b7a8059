import { ADDRESS_CODE_HOURS, ADDRESS_LINK_DAYS } from "@kalivo/domain/limits.ts";
import type { confirmAddress as english } from "../../en/mails/confirm-address.ts";

export const confirmAddress: typeof english = {
  subject: "Bevestig je e-mailadres",
  preview: "Een code en een link: gebruik wat jou past.",
  title: "Bevestig je e-mailadres",
  intro: "We vragen dit voor er iets betaald wordt, zodat onze berichten over geld je zeker bereiken.",
  introChange:
    "Je wilt dit adres voor je account gebruiken. Zodra het bevestigd is, vervangt het je oude adres.",
  code: "Je code",
  button: "Dit adres bevestigen",
  validity: `De code is ${ADDRESS_CODE_HOURS} uur geldig, de knop ${ADDRESS_LINK_DAYS} dagen.`,
  notYou: "Was jij dit niet, negeer deze e-mail dan: zonder kan niemand dit adres gebruiken.",
  reason: "Je krijgt deze e-mail omdat iemand dit adres voor een account opgaf.",
};
