import type { OrganisationName, Texts } from "./facts.ts";

export const nl: Readonly<Record<OrganisationName, Texts>> = {
  "Forest Return": {
    short_description: "Inheems bos terugplanten, helling na helling.",
    long_description:
      "Forest Return koopt uitgeputte grond en geeft die terug aan eik, haagbeuk en linde. Vrijwilligers planten van november tot maart, buren kiezen de paden, en minstens negenennegentig jaar lang velt niemand een boom.\n\nTien euro betaalt vier jonge bomen, met hun palen en drie jaar zorg.",
    result: "In 2026: 4 120 jonge eiken, linden en haagbeuken in de grond.",
  },
  "Blue Shore": {
    short_description: "Propere stranden en een levende Noordzee.",
    long_description:
      "Blue Shore brengt mensen samen aan de Belgische kust om op te rapen wat de zee teruggeeft, telt elk stuk en brengt de cijfers bij wie het aan de bron kan stoppen.\n\nDe organisatie herstelt ook mosselbanken, die de golven breken en jonge vissen beschutten.",
    result: "In 2026: 7 ton afval van het strand, elk stuk geteld.",
  },
  "Warm Table": {
    short_description: "Warme maaltijden en gezelschap voor wie alleen eet.",
    long_description:
      "Elke weekdag kookt Warm Table in elf buurtkeukens. Wie wil eten, schuift aan; wie kan, helpt. Wat overblijft, gaat met de bakfiets naar mensen die hun huis niet uit kunnen.",
    result: "In 2026: 12 400 warme maaltijden, in gezelschap.",
  },
  "Second Saddle": {
    short_description: "Herstelde fietsen voor kinderen die er geen hebben.",
    long_description:
      "Second Saddle zamelt fietsen in die in kelders staan, herstelt ze met jongeren die het vak leren, en geeft ze via scholen aan kinderen, met een slot, een helm en een eerste rit samen.",
    result: "In 2026: 386 kinderen op een eigen fiets.",
  },
  "Night Shelter Sint-Anna": {
    short_description: "Een bed, een douche en een plan voor de ochtend.",
    long_description:
      "Veertig bedden, elke nacht van het jaar open, geen vragen aan de deur. ’s Ochtends zoekt een team met elke gast de volgende stap: papieren, een arts, een eigen kamer.",
    result: "In 2026: 13 200 nachten in een warm bed, en 71 mensen die een thuis vonden.",
  },
  "Bees of the Boulevard": {
    short_description: "Bloemenstroken en wilde bijen midden in de stad.",
    long_description:
      "Van trambermen tot schooldaken: Bees of the Boulevard zaait inheemse bloemen waar grind lag, en leert klassen lezen wat er komt wonen.",
    result: "In 2026: 9 km berm in bloei, en 41 soorten wilde bijen.",
  },
  "Read to Me": {
    short_description: "Vrijwilligers die elke week thuis komen voorlezen.",
    long_description:
      "Een kind dat wordt voorgelezen, vindt zijn eigen woorden. Read to Me stuurt een vrijwilliger met een tas boeken naar gezinnen, een uur per week, een half jaar lang, in de taal van thuis en in die van de school.",
    result: "In 2026: 2 300 uur voorgelezen, in 19 talen.",
  },
  "Clear Water Now": {
    short_description: "Dorpsputten die blijven werken.",
    long_description:
      "Een put boren is makkelijk; ze draaiende houden is het werk. Clear Water Now leidt per dorp twee technici op, houdt wisselstukken in voorraad en publiceert welke putten vandaag werken.",
    result: "In 2026: 58 putten die het hele jaar werkten.",
  },
  "Play Street": {
    short_description: "Straten die op woensdag van de kinderen zijn.",
    long_description:
      "Met een doos krijt, touwen en een hek sluiten Play Street en de buren een straat voor een namiddag. Al driehonderd straten, en een verzekering waarmee iedereen kan beginnen.",
    result: "In 2026: 312 straten zonder auto’s op woensdagnamiddag.",
  },
  "Open Workshop": {
    short_description: "Gereedschap, werkbanken en iemand die toont hoe het moet.",
    long_description:
      "Hout, metaal, textiel en elektronica, zes avonden per week open. Wie niet kan betalen, betaalt niets. Wat hier wordt hersteld, belandt niet bij het afval: negen ton vorig jaar.",
    result: "In 2026: 9 ton hersteld in plaats van weggegooid.",
  },
  "Hand in Paw": {
    short_description: "Hulphonden voor mensen die er jaren op wachten.",
    long_description:
      "Achttien maanden opleiding, een gastgezin, en dan een team voor het leven. Hand in Paw geeft elke hond gratis aan zijn mens en blijft bij allebei zolang ze samenwerken.",
    result: "In 2026: 14 mensen die niet langer op hun hond wachten.",
  },
  "Peat and Reed": {
    short_description: "Natte natuur die water, koolstof en kraanvogels vasthoudt.",
    long_description:
      "Peat and Reed dicht grachten. Een drooggelegd veen verliest tientallen jaren lang zijn koolstof; een nat veen neemt ze weer op. In het eerste reservaat kwamen na honderdtwintig jaar de kraanvogels terug.",
    result: "In 2026: 64 hectare weer onder water, en 3 paar kraanvogels.",
  },
};
