import type { OrganisationTexts } from "@kalivo/contract/shapes/organisation.ts";
import type { Translation } from "@kalivo/domain/language.ts";
import type { Theme } from "@kalivo/domain/organisations/themes.ts";

type Texts = { [Text in keyof OrganisationTexts]: string };

/** What the demo's organisations work for, what came of it, and what they say in French and Dutch; by their English name. */
export const ORGANISATION_TEXTS: Readonly<
  Record<string, { themes: Theme[]; result: string } & Record<Translation, Texts>>
> = {
  "Forest Return": {
    themes: ["nature"],
    result: "In 2026: 4 120 young oaks, limes and hornbeams in the ground.",
    fr: {
      short_description: "Replanter des bois indigènes, pente après pente.",
      long_description:
        "Forest Return achète des terres épuisées et les rend au chêne, au charme et au tilleul. Des bénévoles plantent de novembre à mars, le voisinage choisit les sentiers, et personne n’abat un arbre avant quatre-vingt-dix-neuf ans.\n\nDix euros paient quatre jeunes arbres, avec leurs tuteurs et trois ans de soins.",
      result: "En 2026 : 4 120 jeunes chênes, tilleuls et charmes en terre.",
    },
    nl: {
      short_description: "Inheems bos terugplanten, helling na helling.",
      long_description:
        "Forest Return koopt uitgeputte grond en geeft die terug aan eik, haagbeuk en linde. Vrijwilligers planten van november tot maart, buren kiezen de paden, en minstens negenennegentig jaar lang velt niemand een boom.\n\nTien euro betaalt vier jonge bomen, met hun palen en drie jaar zorg.",
      result: "In 2026: 4 120 jonge eiken, linden en haagbeuken in de grond.",
    },
  },
  "Blue Shore": {
    themes: ["nature"],
    result: "In 2026: 7 tonnes of litter off the beach, each piece counted.",
    fr: {
      short_description: "Des plages propres et une mer du Nord vivante.",
      long_description:
        "Blue Shore rassemble des gens sur la côte belge pour ramasser ce que la mer rend, compte chaque pièce et porte les chiffres à celles et ceux qui peuvent l’arrêter à la source.\n\nL’association restaure aussi des bancs de moules qui calment les vagues et abritent les jeunes poissons.",
      result: "En 2026 : 7 tonnes de déchets ramassées, chaque pièce comptée.",
    },
    nl: {
      short_description: "Propere stranden en een levende Noordzee.",
      long_description:
        "Blue Shore brengt mensen samen aan de Belgische kust om op te rapen wat de zee teruggeeft, telt elk stuk en brengt de cijfers bij wie het aan de bron kan stoppen.\n\nDe organisatie herstelt ook mosselbanken, die de golven breken en jonge vissen beschutten.",
      result: "In 2026: 7 ton afval van het strand, elk stuk geteld.",
    },
  },
  "Warm Table": {
    themes: ["poverty", "care"],
    result: "In 2026: 12 400 warm meals, in company.",
    fr: {
      short_description: "Des repas chauds et de la compagnie pour qui mange seul.",
      long_description:
        "Chaque jour de la semaine, Warm Table cuisine dans onze cuisines de quartier. Qui veut manger s’assied ; qui peut aide. Ce qui reste part en vélo cargo chez celles et ceux qui ne peuvent pas sortir.",
      result: "En 2026 : 12 400 repas chauds, en compagnie.",
    },
    nl: {
      short_description: "Warme maaltijden en gezelschap voor wie alleen eet.",
      long_description:
        "Elke weekdag kookt Warm Table in elf buurtkeukens. Wie wil eten, schuift aan; wie kan, helpt. Wat overblijft, gaat met de bakfiets naar mensen die hun huis niet uit kunnen.",
      result: "In 2026: 12 400 warme maaltijden, in gezelschap.",
    },
  },
  "Second Saddle": {
    themes: ["youth", "poverty"],
    result: "In 2026: 386 children on a bike of their own.",
    fr: {
      short_description: "Des vélos réparés pour les enfants qui n’en ont pas.",
      long_description:
        "Second Saddle récolte des vélos oubliés dans les caves, les répare avec des jeunes qui apprennent le métier et les donne à des enfants par l’école, avec un cadenas, un casque et une première sortie ensemble.",
      result: "En 2026 : 386 enfants sur leur propre vélo.",
    },
    nl: {
      short_description: "Herstelde fietsen voor kinderen die er geen hebben.",
      long_description:
        "Second Saddle zamelt fietsen in die in kelders staan, herstelt ze met jongeren die het vak leren, en geeft ze via scholen aan kinderen, met een slot, een helm en een eerste rit samen.",
      result: "In 2026: 386 kinderen op een eigen fiets.",
    },
  },
  "Night Shelter Sint-Anna": {
    themes: ["poverty", "rights"],
    result: "In 2026: 13 200 nights in a warm bed, and 71 people who found a home.",
    fr: {
      short_description: "Un lit, une douche et un projet pour le matin.",
      long_description:
        "Quarante lits, ouverts toutes les nuits de l’année, sans question à la porte. Le matin, une équipe cherche avec chaque personne l’étape suivante : des papiers, un médecin, une chambre à soi.",
      result: "En 2026 : 13 200 nuits au chaud, et 71 personnes qui ont trouvé un logement.",
    },
    nl: {
      short_description: "Een bed, een douche en een plan voor de ochtend.",
      long_description:
        "Veertig bedden, elke nacht van het jaar open, geen vragen aan de deur. ’s Ochtends zoekt een team met elke gast de volgende stap: papieren, een arts, een eigen kamer.",
      result: "In 2026: 13 200 nachten in een warm bed, en 71 mensen die een thuis vonden.",
    },
  },
  "Bees of the Boulevard": {
    themes: ["nature", "animals"],
    result: "In 2026: 9 km of verge in flower, and 41 kinds of wild bees.",
    fr: {
      short_description: "Des bandes fleuries et des abeilles sauvages en pleine ville.",
      long_description:
        "Des bords du tram aux toits des écoles : Bees of the Boulevard sème des fleurs indigènes là où il y avait du gravier, et apprend aux classes à lire ce qui vient y vivre.",
      result: "En 2026 : 9 km de bords fleuris, et 41 espèces d’abeilles sauvages.",
    },
    nl: {
      short_description: "Bloemenstroken en wilde bijen midden in de stad.",
      long_description:
        "Van trambermen tot schooldaken: Bees of the Boulevard zaait inheemse bloemen waar grind lag, en leert klassen lezen wat er komt wonen.",
      result: "In 2026: 9 km berm in bloei, en 41 soorten wilde bijen.",
    },
  },
  "Read to Me": {
    themes: ["youth", "culture"],
    result: "In 2026: 2 300 hours of reading aloud, in 19 languages.",
    fr: {
      short_description: "Des bénévoles qui lisent à voix haute à la maison, chaque semaine.",
      long_description:
        "Un enfant à qui on lit des histoires trouve ses propres mots. Read to Me envoie dans les familles une personne bénévole avec un sac de livres, une heure par semaine pendant six mois, dans la langue de la maison et dans celle de l’école.",
      result: "En 2026 : 2 300 heures de lecture à voix haute, en 19 langues.",
    },
    nl: {
      short_description: "Vrijwilligers die elke week thuis komen voorlezen.",
      long_description:
        "Een kind dat wordt voorgelezen, vindt zijn eigen woorden. Read to Me stuurt een vrijwilliger met een tas boeken naar gezinnen, een uur per week, een half jaar lang, in de taal van thuis en in die van de school.",
      result: "In 2026: 2 300 uur voorgelezen, in 19 talen.",
    },
  },
  "Clear Water Now": {
    themes: ["health", "poverty"],
    result: "In 2026: 58 wells that ran all year.",
    fr: {
      short_description: "Des puits de village qui continuent de fonctionner.",
      long_description:
        "Forer un puits est facile ; le garder en marche, c’est le vrai travail. Clear Water Now forme deux techniciens par village, garde les pièces de rechange en stock et publie quels puits fonctionnent aujourd’hui.",
      result: "En 2026 : 58 puits qui ont fonctionné toute l’année.",
    },
    nl: {
      short_description: "Dorpsputten die blijven werken.",
      long_description:
        "Een put boren is makkelijk; ze draaiende houden is het werk. Clear Water Now leidt per dorp twee technici op, houdt wisselstukken in voorraad en publiceert welke putten vandaag werken.",
      result: "In 2026: 58 putten die het hele jaar werkten.",
    },
  },
  "Play Street": {
    themes: ["youth"],
    result: "In 2026: 312 streets without a car on Wednesday afternoon.",
    fr: {
      short_description: "Des rues qui appartiennent aux enfants le mercredi.",
      long_description:
        "Avec une boîte de craies, des cordes et une barrière, Play Street et le voisinage ferment une rue pour un après-midi. Trois cents rues jusqu’ici, et une assurance qui permet à chacun de se lancer.",
      result: "En 2026 : 312 rues sans voiture le mercredi après-midi.",
    },
    nl: {
      short_description: "Straten die op woensdag van de kinderen zijn.",
      long_description:
        "Met een doos krijt, touwen en een hek sluiten Play Street en de buren een straat voor een namiddag. Al driehonderd straten, en een verzekering waarmee iedereen kan beginnen.",
      result: "In 2026: 312 straten zonder auto’s op woensdagnamiddag.",
    },
  },
  "Open Workshop": {
    themes: ["culture"],
    result: "In 2026: 9 tonnes repaired instead of thrown away.",
    fr: {
      short_description: "Des outils, des établis et quelqu’un qui te montre comment faire.",
      long_description:
        "Bois, métal, textile et électronique, six soirs par semaine. Qui ne peut pas payer ne paie rien. Ce qui est réparé ici ne finit pas à la poubelle : neuf tonnes l’an dernier.",
      result: "En 2026 : 9 tonnes réparées au lieu d’être jetées.",
    },
    nl: {
      short_description: "Gereedschap, werkbanken en iemand die toont hoe het moet.",
      long_description:
        "Hout, metaal, textiel en elektronica, zes avonden per week open. Wie niet kan betalen, betaalt niets. Wat hier wordt hersteld, belandt niet bij het afval: negen ton vorig jaar.",
      result: "In 2026: 9 ton hersteld in plaats van weggegooid.",
    },
  },
  "Hand in Paw": {
    themes: ["care", "animals"],
    result: "In 2026: 14 people who no longer wait for their dog.",
    fr: {
      short_description: "Des chiens d’assistance pour celles et ceux qui en attendent un depuis des années.",
      long_description:
        "Dix-huit mois de formation, une famille d’accueil, puis une équipe pour la vie. Hand in Paw donne chaque chien gratuitement et reste aux côtés des deux aussi longtemps qu’ils travaillent ensemble.",
      result: "En 2026 : 14 personnes qui n’attendent plus leur chien.",
    },
    nl: {
      short_description: "Hulphonden voor mensen die er jaren op wachten.",
      long_description:
        "Achttien maanden opleiding, een gastgezin, en dan een team voor het leven. Hand in Paw geeft elke hond gratis aan zijn mens en blijft bij allebei zolang ze samenwerken.",
      result: "In 2026: 14 mensen die niet langer op hun hond wachten.",
    },
  },
  "Peat and Reed": {
    themes: ["nature", "animals"],
    result: "In 2026: 64 hectares under water again, and 3 pairs of cranes.",
    fr: {
      short_description: "Des zones humides qui retiennent l’eau, le carbone et les grues.",
      long_description:
        "Peat and Reed ferme des fossés. Une tourbière asséchée perd son carbone pendant des décennies ; une tourbière humide le reprend. Les grues sont revenues dans la première de ses réserves après cent vingt ans.",
      result: "En 2026 : 64 hectares de nouveau sous l’eau, et 3 couples de grues.",
    },
    nl: {
      short_description: "Natte natuur die water, koolstof en kraanvogels vasthoudt.",
      long_description:
        "Peat and Reed dicht grachten. Een drooggelegd veen verliest tientallen jaren lang zijn koolstof; een nat veen neemt ze weer op. In het eerste reservaat kwamen na honderdtwintig jaar de kraanvogels terug.",
      result: "In 2026: 64 hectare weer onder water, en 3 paar kraanvogels.",
    },
  },
};
