import type { request as english } from "../../en/server/request.ts";
import { PICTURE_MB, REQUEST_MB, sizeOf } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("nl-BE");

export const request: typeof english = {
  signIn: "Meld je eerst aan.",
  linkUnknown:
    "Deze link leidt naar niets dat we kunnen tonen: misschien is hij afgeknipt of oud, of is de pagina niet openbaar. Je kunt toch meedoen.",
  notFound: "Niet gevonden.",
  secondFactor: "Toon eerst je tweede factor: een toegangssleutel, of een code van je app.",
  unreadable: "De aanvraag kon niet gelezen worden.",
  wrongMediaType: "Stuur JSON of een multipart-formulier.",
  failed: (code: string) =>
    `Er ging iets mis aan onze kant. Blijft het zo, schrijf ons dan met deze code: ${code}`,
  failedSaving: (code: string) =>
    `Er ging iets mis aan onze kant. Misschien is het toch gelukt: kijk even voor je het opnieuw probeert. Blijft het zo, schrijf ons dan met deze code: ${code}`,
  outOfReach: "We kunnen even niet bij onze gegevens. Probeer het zo meteen opnieuw.",
  outOfReachSaving:
    "We kunnen even niet bij onze gegevens. Misschien is het toch gelukt: kijk even voor je het opnieuw probeert.",
  full: "Er is bij ons nu geen plaats om dit te ontvangen. Er is niets gewijzigd: probeer het later opnieuw.",
  busy: "Probeer het over enkele seconden opnieuw.",
  tooMany: (wait) => `Te veel pogingen. Wacht nog ${wait}.`,
  seconds: (n) => counted(n, { one: "seconde", other: "seconden" }),
  minutes: (n) => counted(n, { one: "minuut", other: "minuten" }),
  badKey: "Idempotency-Key moet 1 tot 100 letters, cijfers of tekens hebben",
  unsigned: "De handtekening is niet geldig.",
  notFromProvider: "Dit komt niet van de aanbieder.",

  fileNotTaken: (field) => `“${field}” is een bestand dat we hier niet aannemen.`,
  noForm: (field) => `Stuur een multipart-formulier met bestanden met de naam “${field}”.`,
  noFile: "Er zit geen bestand in dit formulier.",
  tooManyFiles: (most) => `Hoogstens ${most} bestanden tegelijk, alsjeblieft.`,
  filesTooLarge: (megabytes) =>
    `Dit is te groot: alle bestanden samen mogen ${megabytes} MB zijn. Van de export van Apple Gezondheid volstaat het bestand export.xml alleen, gezipt.`,
  formTooLarge: (bytes) => `Dit is te groot: hoogstens ${sizeOf(bytes)}.`,
  tooLarge: `Dit is te groot: een bestand mag ${PICTURE_MB} MB zijn en een aanvraag ${REQUEST_MB} MB.`,
  fieldNameNotAllowed: (field) => `De veldnaam “${field}” is niet toegelaten.`,
  brokenForm: "Het formulier kon niet gelezen worden: de multipart-inhoud is kapot.",
  brokenFiles: "Het formulier kon niet gelezen worden: de multipart-inhoud is kapot of afgebroken.",
};
