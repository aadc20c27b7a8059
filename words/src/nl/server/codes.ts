import type { codes as english } from "../../en/server/codes.ts";

export const codes: typeof english = {
  notACode: "Deze code is niet geldig",
  expired: "Deze code is verlopen",
  own: "Deze code is van jezelf, of van je eigen team.",
  used: "Je hebt deze code al gebruikt",
  full: "Deze code heeft het maximumaantal gebruikers bereikt",
  refusedBefore: "Je hebt deze donateur eerder geweigerd. Laat die eerst weer toe, bij E-mails en privacy.",
  failed: "De code kon niet worden toegepast, probeer het later opnieuw.",
  tooManyToday: (most) =>
    `De eigenaar van deze code begon vandaag al ${most} mensen te steunen, en dat is het maximum per dag. Probeer het morgen opnieuw.`,

  unknown: "Deze code bestaat niet.",
  dayOver: "Deze dag is voorbij. Kies vandaag of een latere dag.",
  fromAge: (years) => `Je kunt codes maken vanaf ${years} jaar.`,
  needsMethod: "Voeg eerst een geldige betaalmethode toe om met een code geld te geven.",
  teamNeedsMethod: "Om met een code geld te geven, heeft het team eerst een geldige betaalmethode nodig.",
  stopped: {
    dispute:
      "Een betaling wordt betwist: er kan geen code die geld geeft worden gemaakt tot we elkaar gesproken hebben. Schrijf ons.",
    pause:
      "Je steun is gepauzeerd. Laat hem eerst doorgaan, op de betaalpagina; daarna kun je weer codes maken.",
    own: "Je steun is gestopt. Laat hem eerst doorgaan; daarna kun je weer codes maken.",
  },
  tooManyActive: (most) => `Er zijn al ${most} actieve codes. Archiveer er een die je niet meer nodig hebt.`,

  supportedAlready: (name) => `${name} steunde je al; dat blijft zoals het is.`,
  gives: (name, rate) => `${name} geeft nu ${rate} per 100 calorieën die je verbrandt.`,
  givesAtMost: (name, rate, most) =>
    `${name} geeft nu ${rate} per 100 calorieën die je verbrandt, hoogstens ${most} per maand.`,
  joined: (team) => `Je zit nu in het team ${team}.`,
  inTeamAlready: (team) => `Je zit al in het team ${team}.`,
  invited: (name) => `${name} nodigt je uit.`,
};
