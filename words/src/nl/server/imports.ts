import type { imports as english } from "../../en/server/imports.ts";

export const imports: typeof english = {
  busy: "Andere bestanden van je worden nog gelezen. Wacht tot ze klaar zijn.",
  gone: "Deze import is meer dan een dag oud en verdwenen. Kies de bestanden opnieuw.",
  askedOfYou: "Ze lijkt op een andere training van je: bij Trainingen vragen we je of het dezelfde is.",
  files: {
    empty: () => "Het bestand is leeg.",
    unknown_format: () =>
      "Dit is geen bestand met trainingen dat we kunnen lezen: FIT, TCX, GPX, of de export van Apple Gezondheid, Strava of Garmin. Komt het uit een app of een horloge, exporteer het daar dan als FIT, TCX of GPX.",
    no_workout: () => "Er zit geen training in.",
    no_start: () => "Er staat niet in wanneer de training begon.",
    unknown_rows: () => "Sommige trainingen hebben geen tijdstip of duur die we begrijpen.",
    damaged: () => "Het bestand is beschadigd.",
    cut_off: () => "Het bestand is afgebroken: er ontbreekt een deel.",
    wrong_checksum: () => "Het bestand is beschadigd: de controlesom klopt niet.",
    not_xml: () => "Het bestand is beschadigd: het is niet de XML die het zou moeten zijn.",
    nested_too_deep: () => "Het bestand is beschadigd: het is te diep genest.",
    no_track: () =>
      "Er zit geen opgenomen traject in: de punten hebben geen tijd, of het is een geplande route.",
    times_unclear: () => "We begrijpen de tijden van de punten niet.",
    places_unclear: () => "De punten hebben een tijd, maar we begrijpen niet waar ze liggen.",
    one_point: () => "Geen enkel traject erin heeft meer dan één punt met een tijd.",
    one_moment: () => "Alle punten hebben dezelfde tijd.",
    points_backwards: () => "De punten staan in de verkeerde volgorde: het laatste komt eerst.",
    not_opened: () => "We openden het niet: de naam eindigt niet op .fit, .tcx of .gpx.",
    recording_too_large: (megabytes) => `Een opname mag ${megabytes} MB zijn; dit bestand is groter.`,
    too_large: () => "Het is groter dan elke opname die we kennen.",
    too_large_unpacked: () => "Uitgepakt is het bestand veel groter dan een opname kan zijn.",
    zip_too_many_files: (most) => `De zip bevat meer dan de ${most} bestanden die we hoogstens lezen.`,
    zip_password: () => "De zip is beveiligd met een wachtwoord.",
    zip_in_zip: () =>
      "Er zit een zip in een andere zip in. Pak hem één keer uit en kies de zip die erin zit.",
    unknown_columns: () => "We kennen de kolommen van zijn activities.csv niet.",
    list_too_large: () => "Zijn activities.csv is groter dan we kunnen lezen.",
    too_many_workouts: (leftOut) =>
      `Er zijn meer trainingen dan één import aankan: de oudste (${leftOut}) zijn weggelaten.`,
    too_many_recordings: (most) => `Er zitten meer dan ${most} opnames in; de laatste zijn gelezen.`,
    not_all_read: () => "Niet alles kon gelezen worden.",
    before_was_read: () => "Wat ervoor komt, is gelezen.",
    too_much: () => "Dit is meer dan in één keer gelezen kan worden. Probeer minder of kleinere bestanden.",
    too_slow: (seconds) =>
      `Het lezen duurde meer dan ${seconds} seconden. Probeer minder bestanden tegelijk.`,
    in_another: () => "Wat erin zit, zit ook in een ander van deze bestanden.",
  },
};
