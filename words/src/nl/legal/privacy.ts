import {
  IMPORT_KEPT_HOURS,
  KNOWN_NETWORK_DAYS,
  MIN_AGE_YEARS,
  RAW_PAYLOAD_DAYS,
  STRAVA_DATA_DAYS,
} from "@kalivo/domain/limits.ts";
import {
  NOTIFICATIONS_KEPT_DAYS,
  ORGANISATION_LINKS_KEPT_DAYS,
  RECORDS_KEPT_DAYS,
  REGISTRATIONS_KEPT_DAYS,
  SIGN_INS_KEPT_DAYS,
  TRACES_KEPT_DAYS,
} from "@kalivo/domain/retention.ts";
import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

/** What Article 13 of the GDPR asks for, in its order. */
export const privacy = ({ association, mail, address }: LegalFacts): LegalPaper => ({
  title: "Privacyverklaring",
  lead: "Wat we van je weten, waarom, wie het ziet, en wat je eraan kan doen.",
  sections: [
    {
      title: "Wie verantwoordelijk is",
      lines: [
        `${association}${address === null ? "" : `, ${address}`} is de verwerkingsverantwoordelijke. Schrijf naar ${mail} over alles wat hier staat.`,
      ],
    },
    {
      title: "Wat we gebruiken, en op welke rechtsgrond",
      lines: [
        "Je account (naam, e-mail, taal, en wat je toevoegt: telefoon, foto, gender, geboortedatum): om onze overeenkomst met jou na te komen (AVG 6.1.b).",
        "Workouts, lengte en gewicht zijn gegevens over gezondheid: alleen met je uitdrukkelijke toestemming (9.2.a), die je kan intrekken bij E-mails en privacy.",
        "Workouts van Strava of Garmin Connect: alleen nadat je ze verbond en dat zei (6.1.a en 9.2.a).",
        "Beloftes, donaties, inningen en ontvangstbewijzen: om onze overeenkomst na te komen (6.1.b) en omdat de boekhoudwet het vraagt (6.1.c).",
        "Mails over je account en je geld: om onze overeenkomst na te komen. De nieuwsbrief: alleen met je toestemming (6.1.a).",
        "Wat je voor anderen schrijft (waarom je beweegt, een antwoord aan wie gaf), gejuich en wat de bel je zegt: om onze overeenkomst na te komen. Meldingen op een telefoon of computer: alleen als je ze daar aanzet (6.1.a).",
        "Sporen van aanmeldingen en van inbraakpogingen: ons gerechtvaardigd belang om ieders gegevens veilig te houden (6.1.f). Er staan geen namen of adressen in.",
      ],
    },
    {
      title: "Wie het ziet",
      lines: [
        "Anderen zien wat je privacy-instellingen tonen, en nooit een training zelf. Wie jou steunt, ziet je calorieën van de voorbije week, elke maand de calorieën, het bedrag per 100 calorieën en de som van de eigen donatie en, dag na dag, hoeveel er tot dan toe te geven is.",
        "Organisaties krijgen sommen, geen namen. Onze open boekhouding toont geen cijfers van minder dan vijf donateurs.",
        "Wie met een contract voor ons werkt: de betaaldienst Stripe (kaart- en bankgegevens, die we nooit zien), de bedrijven die deze server hosten en onze mails bezorgen.",
        "Strava of Garmin, als je ze verbindt, weten dat je dat deed.",
        "We verkopen niets, en niets dient voor reclame.",
      ],
    },
    {
      title: "Buiten de Europese Unie",
      lines: [
        "Stripe, Strava en Garmin werken ook in de Verenigde Staten. Wat daarheen gaat, valt onder het adequaatheidsbesluit van de Europese Commissie (Data Privacy Framework) of onder haar modelcontractbepalingen.",
      ],
    },
    {
      title: "Hoelang we het bewaren",
      lines: [
        "Je account en workouts: tot je ze verwijdert, of je account. Zonder je toestemming gaan je lengte, je gewicht en workouts die nog in geen donatie zitten meteen weg.",
        "Wat betaald is: minstens zeven jaar, zoals de boekhoudwet vraagt. Onze boeken worden langer en nooit ingekort; zodra je account verwijderd is, kennen ze je alleen nog onder een nummer dat naar niemand leidt.",
        `Details van Strava: ${STRAVA_DATA_DAYS} dagen; van andere toestellen: ${RAW_PAYLOAD_DAYS} dagen; bestanden die je importeert: tot ze gelezen zijn, en wat gelezen is ${IMPORT_KEPT_HOURS} uur als je het niet overneemt.`,
        `Aanmeldingen: tot je ze beëindigt, en ${SIGN_INS_KEPT_DAYS} dagen langer. De netwerken waar ze vandaan kwamen, als onleesbare hash: ${KNOWN_NETWORK_DAYS} dagen. Sporen van inbraakpogingen: ${TRACES_KEPT_DAYS} dagen. Je registratie zolang ze niet af is, en de link waarmee je hier kwam: tot je klaar bent of je afmeldt, hoogstens ${REGISTRATIONS_KEPT_DAYS} dagen.`,
        `Wat de bel je zei: ${NOTIFICATIONS_KEPT_DAYS} dagen. Dat we je een mail stuurden, welke en wanneer: ${RECORDS_KEPT_DAYS} dagen. Gejuich en antwoorden: tot je ze terugneemt, waar dat kan, of je account verwijdert.`,
        `Van een organisatie die meedoet: het mailadres van haar contact en de naam van wie dat bevestigde, zolang ze meedoet; haar links, met een hash van het adres, ${ORGANISATION_LINKS_KEPT_DAYS} dagen.`,
        "Waarmee je akkoord ging en wanneer, feedback die je stuurde en wat onze admins deden: zolang de dienst bestaat, zonder je naam zodra je account verwijderd is. Heeft een admin een geboortedatum verbeterd, dan blijven beide dagen in die lijst.",
      ],
    },
    {
      title: "Je rechten",
      lines: [
        "Je mag wat we hebben inkijken, verbeteren, meenemen, beperken of wissen, bezwaar maken tegen wat we in ons eigen belang doen, en elke toestemming intrekken. Het meeste kan je zelf in Instellingen: je gegevens downloaden, wijzigen, je account verwijderen.",
        `Schrijf voor de rest naar ${mail}. We antwoorden binnen een maand.`,
        "Je kan een klacht indienen bij de Gegevensbeschermingsautoriteit: Drukpersstraat 35, 1000 Brussel, contact@apd-gba.be, of bij de autoriteit waar je woont.",
      ],
    },
    {
      title: "Wat je ons moet zeggen",
      lines: [
        "Je naam en e-mail, want zonder is er geen account. Een betaalmiddel als je wil geven. Al de rest kies je zelf.",
        "Geen enkele beslissing over jou laten we aan een machine alleen: een ongewone workout wacht op de blik van een mens.",
        `${APP_NAME} is niet voor kinderen onder ${MIN_AGE_YEARS} jaar. Profielen van wie we weten dat die jonger is dan 18, vindt niemand.`,
      ],
    },
  ],
});
