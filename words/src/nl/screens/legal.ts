import { NOTICE_DAYS } from "../../figures.ts";
import { APP_NAME } from "../../app-name.ts";
import type { legal as english } from "../../en/screens/legal.ts";

/** Short forms of the documents; the consent text carries its version. */
export const legal: typeof english = {
  whole: "Alles lezen",
  termsTitle: "De voorwaarden in het kort",
  terms: [
    "Donateurs kiezen een bedrag per 100 calorieën en, als ze willen, een maandlimiet.",
    "Donaties worden één keer per maand geïnd, met kaart of domiciliëring, in euro.",
    `Donateurs krijgen ${NOTICE_DAYS} dagen vóór elke betaling een e-mail. Ze kunnen de betaling dan nog annuleren of veranderen.`,
    "Een betaling kan tot 2 maanden later bij de bank worden betwist. Je wettelijke rechten tegenover je bank blijven gelden.",
    "Het geld gaat naar de organisaties die de sporter koos. Wij zijn een Belgische vzw.",
    "Accounts zijn voor wie 13 jaar of ouder is. Geven, codes en openbare profielen zijn voor wie 18 jaar of ouder is.",
  ],
  privacyTitle: "Privacy in het kort",
  privacy: [
    "Alleen jij ziet je trainingen. Anderen zien totalen, en alleen zoals jij het instelt.",
    "Wie jou steunt, ziet elke maand de calorieën, het bedrag per 100 calorieën en het totaal van de eigen donatie en, dag na dag, hoeveel er tot dan toe te geven is.",
    "In Instellingen kies je wat anderen zien, en je kunt een pseudoniem gebruiken.",
    "We bewaren geen kaartnummers: dat doet de betaaldienst.",
    "Je kunt je gegevens altijd downloaden of je account laten verwijderen.",
  ],
  health: {
    version: "2026-11-29",
    title: "Je trainingen zijn gezondheidsgegevens",
    help: "We hebben je uitdrukkelijke toestemming nodig om ze te gebruiken.",
    points: [
      "We gebruiken je trainingen, lengte en gewicht om je calorieën te berekenen.",
      "Je donateurs zien de som van een week en van een maand en, dag na dag, hoeveel ze tot dan toe moeten geven. Nooit zien ze een training zelf: geen sport, geen uur, geen plaats.",
      "We verkopen deze gegevens nooit en gebruiken ze nooit voor reclame.",
      "Je kunt je toestemming intrekken bij E-mails en privacy. Je lengte, je gewicht en trainingen die nog niet in een donatie zitten, worden dan verwijderd.",
    ],
    check: `Ik ga ermee akkoord dat ${APP_NAME} mijn trainingen en lichaamsgegevens gebruikt om donaties te berekenen.`,
    tick: "Vink het vakje aan om akkoord te gaan, of ga verder zonder trainingen.",
    agree: "Akkoord en verder",
    refuse: "Verder zonder trainingen",
    failed: "Je antwoord kon niet worden opgeslagen. Probeer het opnieuw.",
  },
};
