import type { bell as english } from "../../en/screens/bell.ts";

export const bell: typeof english = {
  title: "Nieuws",
  settings: "Meldingen",
  none: "Niets nieuws",
  noneHelp: "Hier lees je wie je steunt, wat er is geïnd en wat ermee is gebeurd.",
  older: "Ouder nieuws",
  fresh: "Nieuw",
  askTitle: "Het meteen weten?",
  askHelp:
    "Een melding als iemand je steunt, je antwoordt of toont wat jouw euro’s deden. Nooit ’s nachts, en jij kiest wat.",
  allow: "Aanzetten",
  notNow: "Niet nu",
  here: "In deze browser",
  hereHelp: "Stopt als je je hier afmeldt.",
  on: "Aan",
  off: "Uit",
  cannot: "Deze browser heeft geen meldingen. Op een iPhone installeer je eerst de app.",
  denied:
    "Deze browser blokkeert onze meldingen. Je kunt dat wijzigen in zijn instellingen voor deze pagina.",
  failed: "Dat lukte niet. Probeer het opnieuw.",
  digest: "Alles samen ’s avonds",
  digestHelp: "Eén melding om 18:00 in plaats van meerdere",
  quiet: "Stille uren",
  quietHelp: "Wat er dan gebeurt, wacht tot ze voorbij zijn",
  from: "Van",
  until: "Tot",
  groups: {
    donors: { label: "Nieuwe donateurs", hint: "Als iemand je begint te steunen" },
    cheers: { label: "Gejuich", hint: "Als iemand juicht voor je week" },
    answers: { label: "Antwoorden", hint: "Als iemand die jij steunt je schrijft" },
    money: { label: "Je geld", hint: "Voor en nadat we een donatie innen" },
    proof: { label: "Van organisaties", hint: "Als een organisatie toont wat jouw euro’s deden" },
  },
};
