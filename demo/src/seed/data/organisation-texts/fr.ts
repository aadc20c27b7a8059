import type { OrganisationName, Texts } from "./facts.ts";

export const fr: Readonly<Record<OrganisationName, Texts>> = {
  "Forest Return": {
    short_description: "Replanter des bois indigènes, pente après pente.",
    long_description:
      "Forest Return achète des terres épuisées et les rend au chêne, au charme et au tilleul. Des bénévoles plantent de novembre à mars, le voisinage choisit les sentiers, et personne n’abat un arbre avant quatre-vingt-dix-neuf ans.\n\nDix euros paient quatre jeunes arbres, avec leurs tuteurs et trois ans de soins.",
    result: "En 2026 : 4 120 jeunes chênes, tilleuls et charmes en terre.",
  },
  "Blue Shore": {
    short_description: "Des plages propres et une mer du Nord vivante.",
    long_description:
      "Blue Shore rassemble des gens sur la côte belge pour ramasser ce que la mer rend, compte chaque pièce et porte les chiffres à celles et ceux qui peuvent l’arrêter à la source.\n\nL’association restaure aussi des bancs de moules qui calment les vagues et abritent les jeunes poissons.",
    result: "En 2026 : 7 tonnes de déchets ramassées, chaque pièce comptée.",
  },
  "Warm Table": {
    short_description: "Des repas chauds et de la compagnie pour qui mange seul.",
    long_description:
      "Chaque jour de la semaine, Warm Table cuisine dans onze cuisines de quartier. Qui veut manger s’assied ; qui peut aide. Ce qui reste part en vélo cargo chez celles et ceux qui ne peuvent pas sortir.",
    result: "En 2026 : 12 400 repas chauds, en compagnie.",
  },
  "Second Saddle": {
    short_description: "Des vélos réparés pour les enfants qui n’en ont pas.",
    long_description:
      "Second Saddle récolte des vélos oubliés dans les caves, les répare avec des jeunes qui apprennent le métier et les donne à des enfants par l’école, avec un cadenas, un casque et une première sortie ensemble.",
    result: "En 2026 : 386 enfants sur leur propre vélo.",
  },
  "Night Shelter Sint-Anna": {
    short_description: "Un lit, une douche et un projet pour le matin.",
    long_description:
      "Quarante lits, ouverts toutes les nuits de l’année, sans question à la porte. Le matin, une équipe cherche avec chaque personne l’étape suivante : des papiers, un médecin, une chambre à soi.",
    result: "En 2026 : 13 200 nuits au chaud, et 71 personnes qui ont trouvé un logement.",
  },
  "Bees of the Boulevard": {
    short_description: "Des bandes fleuries et des abeilles sauvages en pleine ville.",
    long_description:
      "Des bords du tram aux toits des écoles : Bees of the Boulevard sème des fleurs indigènes là où il y avait du gravier, et apprend aux classes à lire ce qui vient y vivre.",
    result: "En 2026 : 9 km de bords fleuris, et 41 espèces d’abeilles sauvages.",
  },
  "Read to Me": {
    short_description: "Des bénévoles qui lisent à voix haute à la maison, chaque semaine.",
    long_description:
      "Un enfant à qui on lit des histoires trouve ses propres mots. Read to Me envoie dans les familles une personne bénévole avec un sac de livres, une heure par semaine pendant six mois, dans la langue de la maison et dans celle de l’école.",
    result: "En 2026 : 2 300 heures de lecture à voix haute, en 19 langues.",
  },
  "Clear Water Now": {
    short_description: "Des puits de village qui continuent de fonctionner.",
    long_description:
      "Forer un puits est facile ; le garder en marche, c’est le vrai travail. Clear Water Now forme deux techniciens par village, garde les pièces de rechange en stock et publie quels puits fonctionnent aujourd’hui.",
    result: "En 2026 : 58 puits qui ont fonctionné toute l’année.",
  },
  "Play Street": {
    short_description: "Des rues qui appartiennent aux enfants le mercredi.",
    long_description:
      "Avec une boîte de craies, des cordes et une barrière, Play Street et le voisinage ferment une rue pour un après-midi. Trois cents rues jusqu’ici, et une assurance qui permet à chacun de se lancer.",
    result: "En 2026 : 312 rues sans voiture le mercredi après-midi.",
  },
  "Open Workshop": {
    short_description: "Des outils, des établis et quelqu’un qui te montre comment faire.",
    long_description:
      "Bois, métal, textile et électronique, six soirs par semaine. Qui ne peut pas payer ne paie rien. Ce qui est réparé ici ne finit pas à la poubelle : neuf tonnes l’an dernier.",
    result: "En 2026 : 9 tonnes réparées au lieu d’être jetées.",
  },
  "Hand in Paw": {
    short_description: "Des chiens d’assistance pour celles et ceux qui en attendent un depuis des années.",
    long_description:
      "Dix-huit mois de formation, une famille d’accueil, puis une équipe pour la vie. Hand in Paw donne chaque chien gratuitement et reste aux côtés des deux aussi longtemps qu’ils travaillent ensemble.",
    result: "En 2026 : 14 personnes qui n’attendent plus leur chien.",
  },
  "Peat and Reed": {
    short_description: "Des zones humides qui retiennent l’eau, le carbone et les grues.",
    long_description:
      "Peat and Reed ferme des fossés. Une tourbière asséchée perd son carbone pendant des décennies ; une tourbière humide le reprend. Les grues sont revenues dans la première de ses réserves après cent vingt ans.",
    result: "En 2026 : 64 hectares de nouveau sous l’eau, et 3 couples de grues.",
  },
};
