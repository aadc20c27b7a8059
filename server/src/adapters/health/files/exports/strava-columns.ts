/** The columns of activities.csv; null: not in the export. */
export type StravaColumns = {
  id: number;
  date: number;
  title: number;
  sport: number;
  file: number;
  elapsedSeconds: number;
  movingSeconds: number | null;
  metres: number | null;
  ascent: number | null;
  heartRate: number | null;
  kcal: number | null;
  english: boolean;
};

const FIRST = { id: 0, date: 1, title: 2, sport: 3, elapsed: 5, distance: 6 } as const;

/**
 * The header is in its owner's language and repeats names: elapsed time and distance come first as displayed (in km, swims
 * in metres) and again, later, in seconds and metres. So columns are found by their position, by being the second of their
 * name, and by known names.
 */
export function stravaColumns(header: readonly string[]): StravaColumns | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const again = (column: number) => names.indexOf(names[column] ?? "", column + 1);
  const called = (pattern: RegExp) => {
    const column = names.findLastIndex((name) => pattern.test(name));
    return column === -1 ? null : column;
  };
  const elapsed = again(FIRST.elapsed);
  const metres = again(FIRST.distance);
  const file = called(/^(filename|nom du fichier|bestandsnaam|dateiname|nombre de archivo|nome del file)$/);
  if (names.length < 13 || elapsed === -1) return null;
  return {
    ...FIRST,
    file: file ?? 12,
    elapsedSeconds: elapsed,
    movingSeconds: elapsed + 1,
    metres: metres === -1 ? null : metres,
    ascent: called(/^(elevation gain|dénivelé positif|hoogtetoename|höhenzunahme)$/),
    heartRate: called(
      /^(average heart rate|fréquence cardiaque moyenne|gemiddelde hartslag|durchschnittliche herzfrequenz)$/,
    ),
    kcal: called(/^(calor|kalor)/),
    english: names[FIRST.id] === "activity id",
  };
}
