import type { privacy as english } from "../../en/screens/privacy.ts";

/** Emails, what others see, and the consent to health data. */
export const privacy: typeof english = {
  title: "E-\u2060mails en privacy",
  receive: "Ontvangen",
  disable: "Uit",
  show: "Tonen",
  hide: "Verbergen",
  emails: "E-\u2060mails",
  emailsHelp: "E-mails over je geld en je account krijg je altijd.",
  mails: {
    newsletter: { label: "Nieuwsbrief", hint: "Nieuws over de app en de organisaties" },
    new_donor: { label: "Nieuwe donateur", hint: "Als iemand je begint te steunen" },
    reminder_sync: {
      label: "Herinnering",
      hint: "Tegen het einde van een maand zonder trainingen",
    },
    month_recap: { label: "Maandoverzicht", hint: "Wat je verbrandde, ophaalde en gaf" },
  },
  others: "Wat anderen zien",
  public: "Openbaar profiel",
  publicHelp:
    "Je staat in de zoekresultaten en de lijsten, en iedereen kan je pagina openen, met je naam, je foto en waarom je beweegt. Uit: alleen wie jij steunt, donateurs die je toeliet of al had, wie je link heeft en je teamleden kunnen je profiel openen.",
  publicLocked: "Vanaf 18 jaar",
  pseudonym: "Pseudoniem",
  pseudonymWrong: "Gebruik minstens één letter, cijfer of teken, en hoogstens 200 tekens.",
  seenAs: (name) => `Anderen zien je als ${name}`,
  groups: {
    funds_raised: "Opgehaald bedrag",
    calories_burned: "Verbrande calorieën",
    backers_count: "Aantal donateurs",
    backers_detail: "Wie je donateurs zijn",
    organisations: "Organisaties",
    burners_count: "Aantal gesteunde sporters",
    burners_detail: "Wie jij steunt",
    donations: "Donaties",
  },
  caloriesHelp: "Wie jou steunt, ziet elke maand de calorieën van de eigen donatie.",
  alwaysTitle: "Wat je donateurs altijd zien",
  always: [
    "Wie jou steunt, ziet elke maand de calorieën, het bedrag per 100 calorieën, het totaal en de organisaties van de eigen donatie.",
    "Ze zien ook, dag na dag, hoeveel ze tot dan toe moeten geven. Niemand ziet ooit een training zelf: geen sport, geen uur, geen plaats.",
    "Een bedrag tussen twee mensen is voor anderen alleen zichtbaar als beiden het tonen.",
  ],
  health: "Gezondheidsgegevens",
  healthGiven:
    "Je gaat ermee akkoord dat we je trainingen, lengte en gewicht gebruiken om donaties te berekenen.",
  healthNotGiven: "Je bent er niet mee akkoord gegaan dat we je trainingen, lengte en gewicht gebruiken.",
  withdraw: "Toestemming intrekken",
  withdrawTitle: "Je toestemming intrekken?",
  withdrawHelp:
    "Je lengte, je gewicht en de trainingen die nog niet in een donatie zitten, worden nu verwijderd, en nieuwe worden geweigerd. Wat al gegeven is, blijft. Je kunt op elk moment opnieuw akkoord gaan.",
  withdrawn: "Je toestemming is ingetrokken.",
  keepConsent: "Behouden",
  give: "Lezen en akkoord gaan",
  given: "Dank je. Je trainingen tellen vanaf nu mee.",
  notNow: "Niet nu",
  tickOrNotNow: "Vink het vakje aan om akkoord te gaan, of kies niet nu.",
};
