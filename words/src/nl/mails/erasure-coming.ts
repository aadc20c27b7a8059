import type { erasureComing as english } from "../../en/mails/erasure-coming.ts";

export const erasureComing: typeof english = {
  subject: (day) => `Je account eindigt op ${day}`,
  preview: "Tot dan kun je het houden.",
  title: "Je account eindigt binnenkort",
  intro: (day) => `Je bent overal afgemeld. Op ${day} eindigt je account definitief.`,
  goes: "Je naam, adres, foto, trainingen, codes en koppelingen verdwijnen; je steun eindigt. Innings die nog niet verstuurd zijn en de lopende maand annuleren we; een betaling die onderweg is, wordt eerst afgerond.",
  stays: "Onze boekhouding houdt bij wat betaald werd, zonder je naam: dat vraagt de wet.",
  button: "Mijn account houden",
  keep: "Je aanmelden voor die dag houdt het ook.",
  reason: "Je krijgt deze e-mail omdat je het einde van je account bevestigde.",
};
