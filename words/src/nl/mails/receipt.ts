import type { receipt as english } from "../../en/mails/receipt.ts";

export const receipt: typeof english = {
  subject: (amount, month) => `Bedankt voor je ${amount} voor ${month}`,
  preview: "Dank je. Hier lees je waar je geld naartoe gaat.",
  title: "Dank je",
  thanks: (amount, month) => `Bedankt voor je ${amount} voor ${month}.`,
  intro: (amount, day) => `We hebben op ${day} ${amount} geïnd.`,
  factsTitle: "De betaling",
  gross: "Je betaalde",
  fee: "Kosten van de betaaldienst",
  feeUnknown: "over een paar dagen bekend",
  net: "Voor de organisaties",
  period: "Maand",
  day: "Geïnd op",
  method: "Betaalmethode",
  number: "Afrekening",
  onStatement: "Op je rekeninguittreksel",
  reference: "Referentie",
  organisationsTitle: "Waar het naartoe gaat",
  organisationsBeforeFee: "Vóór aftrek van de kosten van de betaaldienst:",
  burners: (names) => `Mogelijk gemaakt door ${names}.`,
  grant: (association) =>
    `Je gaf je donatie aan ${association}. Die geeft ze ten vroegste twee maanden later door aan deze organisaties, als ze niet meer betwist kan worden.`,
  noCertificate: "Dit is geen fiscaal attest.",
  button: "Afrekening bekijken",
  dispute: (mail, until) =>
    `Klopt er iets niet, schrijf dan naar ${mail}. Je kunt de betaling ook bij je bank betwisten tot en met ${until}.`,
  reason:
    "Je krijgt deze e-mail omdat we een donatie van jou hebben geïnd. E-mails over je geld sturen we altijd.",
};
