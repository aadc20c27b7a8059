import type { actPages as english } from "../../en/screens/act-pages.ts";

/** The three chapters of Act. */
export const actPages: typeof english = {
  inviteTitle: "Nodig iemand uit",
  inviteHelp: "Wie via jouw link meedoet, ziet jou eerst en kan je meteen steunen.",
  notPublic:
    "Je profiel is niet openbaar. Deze link bevat een geheim: wie hem heeft, kan je profiel openen en je steunen.",
  renew: "Een nieuwe link maken",
  renewTitle: "Een nieuwe link maken?",
  renewHelp: "Je oude links werken niet meer. Wie je al steunt, blijft.",
  renewed: "Je link is nieuw.",
  keepLink: "Deze houden",
  noLink: "We konden je link niet lezen. Probeer het opnieuw.",
  link: "Jouw link",
  copy: "Link kopiëren",
  mail: "E-mail",
  sms: "Sms",
  share: "Link delen",
  message: (url) => `Steun me als ik beweeg: ${url}`,
  subject: "Steun me als ik beweeg",
  transparency: [
    "Iedereen kan onze boekhouding controleren, tot op de cent. Donateurs betalen precies wat op hun afrekening staat; de kosten van de betaaldienst gaan daarvan af, en we tonen ze.",
    "Donaties staan twee maanden in afwachting, zolang een bank ze kan terughalen. Daarna betalen we de organisaties.",
  ],
  about: [
    {
      title: "Bewegen",
      body: "Jij beweegt. Wij tellen wat je meer verbrandt dan in rust, en maken elke maand het totaal.",
    },
    {
      title: "Steunen",
      body: "Je geeft een klein bedrag voor elke 100 calorieën die iemand verbrandt in wie je gelooft, en nooit meer dan de limieten die je kiest.",
    },
    {
      title: "Zonder winstoogmerk",
      body: "Een kleine Belgische vzw maakt dit mogelijk. Ze verkoopt niets en houdt alleen wat voor Kalivo zelf gegeven wordt.",
    },
  ],
};
