/** The first week on Home: what leads to the first donor and the first money, what a month looks like, and what was reached. */
export const firstWeek = {
  title: "Je eerste stappen",
  progress: (done: number, of: number) => `${done} van ${of} klaar`,
  done: "klaar",
  steps: {
    organisations: {
      name: "Kies wie je calorieën helpen",
      help: "Wat je ophaalt, wordt gelijk verdeeld over de organisaties die je kiest.",
    },
    workout: {
      name: "Noteer je eerste training",
      help: "Met de hand in een halve minuut, of laat je horloge het doen.",
    },
    donor: {
      name: "Vind je eerste donateur",
      help: "Eén berichtje aan een vriend volstaat. Zonder donateur halen je calorieën nog niets op.",
    },
    raised: {
      name: "Zie het geld worden",
      help: "Als de maand voorbij is, tellen we alles op: je ziet elke euro en waar die heen gaat.",
    },
    burner: {
      name: "Kies iemand om te steunen",
      help: "Je geeft een paar cent per 100 calorieën, nooit meer dan je limiet.",
    },
    payment: {
      name: "Voeg een betaalmethode toe",
      help: "Vanaf dan telt je steun. Je ziet elk bedrag drie dagen voor we het innen.",
    },
    effort: {
      name: "Zij bewegen",
      help: "Hun volgende training telt voor jou. Je hoeft niets te doen.",
    },
    given: {
      name: "Zie wat het deed",
      help: "Na de eerste inning zie je welke organisaties het kregen.",
    },
  },
  waits: {
    pausedUntil: (day: string) => `Je steun is gepauzeerd tot ${day}. Vanaf dan tellen trainingen weer.`,
    paused: "Je steun is gepauzeerd. Trainingen tellen weer zodra je verdergaat.",
    rests: (name: string, day: string) => `${name} rust tot ${day}. Vanaf dan tellen trainingen weer.`,
    allRest: (day: string) => `Iedereen die je steunt, rust. De eerste is terug op ${day}.`,
  },
  connect: "Een horloge of app verbinden",
  tag: "Voorbeeld",
  burnExample: (kcal: string, rate: string, amount: string) =>
    `Een maand met twee keer lopen per week is ongeveer ${kcal} calorieën. Met twee donateurs aan ${rate} per 100 is dat ${amount} voor je organisaties.`,
  giveExample: (kcal: string, rate: string, amount: string) =>
    `Een vriend die twee keer per week loopt, verbrandt ongeveer ${kcal} calorieën per maand. Aan ${rate} per 100 geef je ${amount}.`,
  alsoBurn: "Jij kunt ook bewegen: anderen geven als jij dat doet",
  alsoGive: "Jij kunt ook geven: steun een vriend die beweegt",
  moments: {
    close: "Sluiten",
    first_donor: {
      title: "Je eerste donateur is er",
      line: (names: string) => `Vanaf nu halen je trainingen geld op, dankzij ${names}.`,
      nobody: "Vanaf nu halen je trainingen geld op.",
      action: "Bekijk wie het is",
    },
    kcal_10000: {
      title: (figure: string) => `${figure} calorieën`,
      line: "Dat is meer dan drie marathons. Allemaal jij, de ene training na de andere.",
      action: "Bekijk je trainingen",
    },
    raised_100: {
      title: (amount: string) => `${amount} opgehaald`,
      line: (amount: string) =>
        `Je calorieën hebben meer dan ${amount} opgehaald voor de organisaties die je koos.`,
      action: "Bekijk waar het is",
    },
    raised_arrived: {
      title: "Je calorieën zijn aangekomen",
      line: (amount: string, names: string) => `${amount} die je ophaalde, is in handen van ${names}.`,
      action: "Bekijk elke euro",
    },
    given_arrived: {
      title: "Je donaties zijn aangekomen",
      line: (amount: string, names: string) => `${amount} van jou is in handen van ${names}.`,
      action: "Bekijk je maanden",
    },
  },
  saved: {
    title: (name: string) => `Dank je wel. ${name} kan op je rekenen`,
    many: "Dank je wel. Ze kunnen op je rekenen",
    nobody: "Je betaalmethode is opgeslagen",
    from: "Vanaf nu telt elke training.",
    when: "Als de maand voorbij is, tellen we alles op, en we mailen je drie dagen voor we iets innen.",
    replaced: "Je nieuwe betaalmethode is opgeslagen",
    replacedWhen:
      "We gebruiken die vanaf de volgende keer dat we innen. Drie dagen ervoor krijg je een e-mail.",
    find: "Iemand zoeken om te steunen",
    home: "Naar Home",
  },
};
