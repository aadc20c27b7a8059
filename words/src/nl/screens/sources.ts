import type { Provider } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES, HEALTH_SYNC_DAYS, STRAVA_DATA_DAYS } from "@kalivo/domain/limits.ts";
import { APP_NAME } from "../../app-name.ts";
import type { sources as english } from "../../en/screens/sources.ts";
import { IMPORT_MB, ZIP_MB } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { counted, plural } = pluralOf("nl-BE");

const names = { strava: "Strava", garmin: "Garmin Connect" } satisfies Record<Provider, string>;
const brands = { strava: "Strava", garmin: "Garmin" } satisfies Record<Provider, string>;

/** Connecting a provider, what a workout came from and why it counts what it counts. */
export const sources: typeof english = {
  version: "2026-11",
  consent: {
    title: (provider) => `${names[provider]} koppelen`,
    points: (provider) => [
      `We lezen de sport, tijd, afstand, calorieën en het toestel van je ${brands[provider]}-activiteiten van de laatste ${HEALTH_SYNC_DAYS} dagen, en van nieuwe zodra ze er zijn. Geen routes, geen hartslagcurves, geen vrienden.`,
      "We gebruiken ze om calorieën en donaties te berekenen, en voor niets anders: geen reclame, geen verkoop, geen statistieken over mensen.",
      "Niemand behalve jij ziet één activiteit apart. Anderen zien totalen, en alleen als je het tweede vakje aanvinkt.",
      provider === "strava"
        ? `Wat Strava ons vertelt, verwijderen we na ${STRAVA_DATA_DAYS} dagen, behalve de calorieën, de sport en wanneer het was.`
        : "Een activiteit telt één keer, ook als een andere app er een kopie van heeft.",
      `Je kunt op elk moment ontkoppelen bij Gezondheidsapp: wat nog niet in een donatie zit, wordt dan verwijderd, en dat bevestigen we per e-mail.`,
    ],
    read: (provider) => `Ik ga ermee akkoord dat ${APP_NAME} mijn ${brands[provider]}-activiteiten leest.`,
    share: "Deel mijn maandtotaal met wie mij steunt.",
    shareHelp: "Anders worden je trainingen bijgehouden, maar tellen ze niet voor donaties.",
    tick: "Vink het eerste vakje aan om akkoord te gaan.",
    go: (provider) => `Naar ${names[provider]}`,
    notNow: "Niet nu",
    failed: "Je antwoord kon niet worden opgeslagen. Probeer het opnieuw.",
  },
  connection: {
    title: "Gekoppeld",
    since: (day) => `Gekoppeld sinds ${day}`,
    lastNews: (day) => `Laatst iets ontvangen op ${day}`,
    nothingYet: "Nog niets ontvangen",
    beforeAccount: (n) =>
      plural(n, (figure) => ({
        one: `${figure} training begon voor je hier een account had: die wordt niet overgenomen.`,
        other: `${figure} trainingen begonnen voor je hier een account had: die worden niet overgenomen.`,
      })),
    reconnect: (provider) =>
      `${names[provider]} vraagt je om je opnieuw aan te melden. Tot dan komen er geen trainingen binnen.`,
    missing: {
      workouts: (provider) =>
        `Bij ${names[provider]} laat je ons je activiteiten niet lezen, dus er komt niets binnen. Koppel opnieuw en laat “Activiteiten” daar aangevinkt.`,
      past: (provider) =>
        `Bij ${names[provider]} staan historische gegevens niet aangevinkt: nieuwe trainingen komen binnen, oudere niet. Wil je ook die van de laatste ${HEALTH_SYNC_DAYS} dagen, koppel dan opnieuw en vink ze daar aan.`,
      private: (provider) =>
        `Bij ${names[provider]} laat je ons je privéactiviteiten niet lezen: wat alleen jij kunt zien, komt niet binnen. Wil je ze hier, koppel dan opnieuw en vink ze daar aan.`,
    },
    reconnectAction: "Opnieuw koppelen",
    share: "Mijn maandtotaal delen",
    shareHelp: "Wie jou steunt, ziet wat deze trainingen samen opleveren. Uit: ze tellen niet voor donaties.",
    shared: "Je maandtotaal wordt gedeeld",
    notShared: "Je maandtotaal wordt niet meer gedeeld",
    disconnect: (provider) => `${names[provider]} ontkoppelen`,
    disconnectTitle: (provider) => `${names[provider]} ontkoppelen?`,
    disconnectHelp:
      "Er komen geen trainingen meer binnen. Trainingen die nog niet in een donatie zitten, worden verwijderd. Dat bevestigen we per e-mail.",
    keep: "Gekoppeld blijven",
    disconnected: (provider) => `${names[provider]} is ontkoppeld`,
    failed: (status) => orUnreachable(status, `Fout ${status}`),
  },
  finish: {
    connected: (provider, account) => `${names[provider]} is nu gekoppeld aan ${account}.`,
    notMe: "Dat ben ik niet: ontkoppelen",
    undone: (provider) => `${names[provider]} is weer ontkoppeld.`,
    expired: "Deze link is te oud. Ontkoppelen kan bij Gezondheidsapp.",
    askTitle: "Is dit jouw account?",
    ask: (provider: Provider, account: string) =>
      `Het aanmelden bij ${names[provider]} begon op een ander toestel of in een andere app. Moeten je workouts meetellen voor ${account}?`,
    yes: (account: string) => `Ja, ik ben ${account}`,
    no: "Nee, niet van mij",
    refused: (provider: Provider) => `Er is niets verbonden, en we hebben dat aan ${names[provider]} gezegd.`,
    tooLate: `Dit aanmelden duurde langer dan ${CONNECT_MINUTES} minuten. Ga terug naar de app en begin opnieuw.`,
    failedTitle: "Niet gekoppeld",
    reasons: {
      denied:
        "Je gaf geen toestemming bij de aanbieder, dus er is niets gekoppeld. Ga terug naar de app om het opnieuw te proberen.",
      scope: "We moeten je activiteiten mogen lezen. Ga terug naar de app en laat dat vakje aangevinkt.",
      state: `Deze aanmelding is al gebruikt of duurde langer dan ${CONNECT_MINUTES} minuten. Ga terug naar de app en begin opnieuw.`,
      taken: "Dat account is hier al aan een ander account gekoppeld. Ontkoppel het daar eerst.",
      consent: "Je bent niet akkoord gegaan met wat we lezen. Ga terug naar de app en begin opnieuw.",
      unreachable:
        "De aanbieder antwoordt op dit moment niet. Ga terug naar de app en probeer het over een minuut opnieuw.",
      unavailable: "Deze aanbieder kan hier niet worden gekoppeld.",
    },
  },
  detail: {
    title: "Deze training",
    when: "Wanneer",
    length: "Duur",
    distance: "Afstand",
    counts: "Telt",
    whyTitle: "Waar dit getal vandaan komt",
    why: {
      active: () => "Gemeten door je toestel, zonder wat je in rust had verbrand.",
      difference: ({ reported }) =>
        `Je toestel geeft in totaal ${reported} kcal en zegt wat daarvan rust is. Dat gaat eraf.`,
      total: ({ reported, rest }) =>
        `De bron geeft in totaal ${reported} kcal. De ${rest} kcal die je in rust had verbrand, gaan eraf.`,
      computed: ({ km, minutes, kg }) => `Berekend met ${km} km in ${minutes} min bij ${kg} kg.`,
      heart_rate: ({ minutes, kg }) =>
        `Berekend met je hartslag gedurende ${minutes} min, je leeftijd en ${kg} kg, zonder wat je in rust had verbrand.`,
      met: ({ minutes, kg }) =>
        `Berekend met de sport gedurende ${minutes} min bij ${kg} kg: iets beters weten we niet.`,
      declared: () => "Zoals het is ingetypt.",
    },
    assumed: "We kennen je gewicht hier niet en namen daarom een gemiddelde.",
    less: (alone) => `Op zichzelf zou deze training ${alone} kcal tellen.`,
    sameAs: "Dezelfde training als",
    maybeSameAs: "Misschien dezelfde als",
    sharesTimeWith: "Valt deels samen met",
    same: "Het is dezelfde",
    distinct: "Dit zijn twee trainingen",
    takeBack: "Mijn antwoord terugnemen",
    answered: "Dank je, we hebben opnieuw geteld",
    onStrava: "Bekijken op Strava",
    syncedToday: "Er is hier al een gesynchroniseerde training van vandaag. Dezelfde training telt één keer.",
  },
  import: {
    open: "Bestanden importeren",
    title: "Trainingen importeren",
    help: "Bestanden in FIT, TCX of GPX, of de export van Apple Gezondheid, Strava of Garmin Connect als zip.",
    choose: "Bestanden kiezen",
    drop: "Sleep bestanden naar deze pagina",
    dropHere: "Laat los om te importeren",
    offered: (n: number): string =>
      plural(n, () => ({
        one: "Een andere app gaf dit bestand door. Mogen we het lezen? Je ziet wat erin staat voor er iets bewaard wordt.",
        other:
          "Een andere app gaf deze bestanden door. Mogen we ze lezen? Je ziet wat erin staat voor er iets bewaard wordt.",
      })),
    readThem: "Ja, lezen",
    uploading: (percent) => `Versturen: ${percent}`,
    reading: "We lezen je bestanden",
    cancel: "Annuleren",
    preview: "Wat we vonden",
    report: "Wat er met je bestanden gebeurde",
    outcomes: {
      new: (n) => counted(n, { one: "nieuw", other: "nieuw" }),
      updated: (n) => counted(n, { one: "gewijzigd", other: "gewijzigd" }),
      already_there: (n) => `${n} al aanwezig`,
      same_effort: (n) => `${n} dezelfde als een andere training`,
      held: (n) => `${n} na te kijken`,
      too_old: (n) => counted(n, { one: "te oud", other: "te oud" }),
      needs_type: (n) => `${n} zonder sport`,
      not_taken: (n) => counted(n, { one: "niet aanvaard", other: "niet aanvaard" }),
      left_out: (n) => counted(n, { one: "weggelaten", other: "weggelaten" }),
      damaged: (n) => counted(n, { one: "beschadigd", other: "beschadigd" }),
      not_recordings: (n) => counted(n, { one: "geen opname", other: "geen opnames" }),
    },
    status: {
      updated: "Gewijzigd sinds de vorige import",
      already_there: "Al aanwezig",
      same_effort: "Dezelfde als een andere training: wordt bewaard, en telt één keer",
      held: "Wordt bewaard, en telt zodra ze is nagekeken",
      too_old: "Te oud om te tellen: wordt bewaard voor je eigen lijst",
    },
    files: "Bestanden",
    whichSport: "Welke sport was het?",
    typeLater: "Weglaten",
    commit: (n) =>
      plural(n, (figure) => ({
        one: `${figure} training importeren`,
        other: `${figure} trainingen importeren`,
      })),
    nothing: "Er is niets nieuws om te importeren",
    sportFirst: "Kies eerst een sport",
    done: (n) =>
      plural(n, (figure) => ({
        one: `${figure} training geïmporteerd`,
        other: `${figure} trainingen geïmporteerd`,
      })),
    notImported: (what) => `Niet geïmporteerd: ${what}.`,
    again: "Andere bestanden",
    more: (n) => `en nog ${n}`,
    unreachable: "De verbinding is verbroken. Er is niets geïmporteerd; probeer het opnieuw.",
    tooLarge: `Deze bestanden zijn samen te groot: ${IMPORT_MB} MB per bestand, ${ZIP_MB} MB voor een zip.`,
  },
};
