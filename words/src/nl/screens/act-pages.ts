import type { actPages as english } from "../../en/screens/act-pages.ts";

/** The three chapters of Act. */
export const actPages: typeof english = {
  inviteTitle: "Nodig iemand uit",
  inviteHelp: "Wie via jouw link meedoet, ziet je naam en kan je meteen steunen.",
  notPublic:
    "Je profiel is niet openbaar. Deze link bevat een geheim: wie hem heeft, kan je profiel openen en je steunen.",
  renew: "Een nieuwe link maken",
  renewTitle: "Een nieuwe link maken?",
  renewHelp: "Links die je al gaf, openen niets meer. Wie je al steunt, blijft.",
  renewed: "Je link is nieuw.",
  keepLink: "Deze houden",
  noLink: "Je link kon niet worden gelezen. Probeer het opnieuw.",
  link: "Jouw link",
  copy: "Link kopiëren",
  mail: "E-mail",
  sms: "Sms",
  share: "Link delen",
  message: (url) => `Steun me als ik beweeg: ${url}`,
  subject: "Steun me als ik beweeg",
  transparency: [
    "Elke euro wordt dubbel geboekt, en iedereen kan onze boeken natellen. Donateurs betalen precies wat op hun afrekening staat; de kosten van de betaaldienst tonen we, en ze gaan van de delen af.",
    "Het geld houden we twee maanden vast. Zo lang kan een donateur een betaling betwisten. Daarna gaat het naar de organisaties.",
  ],
  about: [
    {
      title: "Verbranden",
      body: "Jij beweegt. Wij tellen de calorieën die je meer verbrandt dan in rust, en maken op het einde van de maand de som.",
    },
    {
      title: "Steunen",
      body: "Je geeft een klein bedrag per 100 calorieën van iemand in wie je gelooft, en nooit meer dan de limieten die je kiest.",
    },
    {
      title: "Zonder winst",
      body: "Een kleine Belgische vzw zit hierachter. Ze verkoopt niets en houdt niets van wat gegeven wordt.",
    },
  ],
};
