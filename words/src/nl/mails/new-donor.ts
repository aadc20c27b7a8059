import type { newDonor as english } from "../../en/mails/new-donor.ts";

export const newDonor: typeof english = {
  subject: (donor) => `Nieuwe donateur: ${donor}`,
  preview: "Elke 100 calorieën die je verbrandt, tellen.",
  title: "Je hebt een nieuwe donateur",
  intro: (donor) => `${donor} steunt je nu.`,
  gives: (rate) => `${rate} per 100 calorieën die je verbrandt.`,
  next: "Je trainingen tellen vanaf nu mee. Je donateurs zien je totaal van een week en van een maand en, dag na dag, hoeveel ze tot dan toe moeten geven, nooit een training zelf.",
  nextSynced:
    "Die steun geldt vanaf nu voor trainingen die een horloge, een telefoon, Garmin of Strava opneemt. Wat je intypt of uit een bestand haalt, telt hier niet voor. Je donateurs zien je totaal van een week en van een maand en, dag na dag, hoeveel ze tot dan toe moeten geven, nooit een training zelf.",
  button: "Training toevoegen",
  reason: "Je krijgt deze e-mail omdat e-mails over nieuwe donateurs aanstaan in je instellingen.",
  digestSubject: (count) => `Nog ${count}`,
  digestPreview: "Je steun groeit snel.",
  digestTitle: "Je nieuwe donateurs",
  digestIntro: (count) => `Nog ${count} sinds onze vorige e-mail:`,
  donors: { one: "persoon steunt je", other: "mensen steunen je" },
};
