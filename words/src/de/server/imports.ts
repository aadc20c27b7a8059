import type { imports as english } from "../../en/server/imports.ts";
/** What is said about files of workouts. */
export const imports: typeof english = {
  busy: "Wir lesen noch deine anderen Dateien. Warte bitte einen Moment.",
  gone: "Dieser Import ist älter als ein Tag und abgelaufen. Wähle die Dateien bitte noch einmal.",
  askedOfYou:
    "Es sieht aus wie ein anderes Training von dir: Unter „Trainings“ fragen wir dich, ob es dasselbe ist.",
  files: {
    empty: () => "Die Datei ist leer.",
    unknown_format: () =>
      "Das ist keine Datei mit Trainings, die wir lesen können: FIT, TCX, GPX oder der Export von Apple Health, Strava oder Garmin. Kommt sie aus einer App oder Uhr, exportiere sie dort als FIT, TCX oder GPX.",
    no_workout: () => "Es ist kein Training darin.",
    no_start: () => "Es steht nicht darin, wann das Training begann.",
    unknown_rows: () => "Bei einigen Trainings darin verstehen wir die Zeit oder die Dauer nicht.",
    damaged: () => "Die Datei ist beschädigt.",
    cut_off: () => "Die Datei ist abgeschnitten: Ein Teil fehlt.",
    wrong_checksum: () => "Die Datei ist beschädigt: Ihre Prüfsumme stimmt nicht.",
    not_xml: () => "Die Datei ist beschädigt: Sie ist nicht das XML, das sie sein sollte.",
    nested_too_deep: () => "Die Datei ist beschädigt: Sie ist zu tief verschachtelt.",
    no_track: () =>
      "Es ist keine aufgezeichnete Strecke darin: Ihre Punkte haben keine Zeiten, oder es ist eine geplante Route.",
    times_unclear: () => "Wir verstehen die Zeiten ihrer Punkte nicht.",
    places_unclear: () => "Ihre Punkte haben Zeiten, aber ihre Orte verstehen wir nicht.",
    one_point: () => "Keine Strecke darin hat mehr als einen Punkt mit einer Zeit.",
    one_moment: () => "Alle ihre Punkte haben dieselbe Zeit.",
    points_backwards: () => "Ihre Punkte stehen in der falschen Reihenfolge: Der letzte kommt zuerst.",
    not_opened: () => "Wir haben sie nicht geöffnet: Ihr Name endet nicht auf .fit, .tcx oder .gpx.",
    recording_too_large: (megabytes: number) =>
      `Eine Aufzeichnung darf bis zu ${megabytes} MB haben; diese Datei ist größer.`,
    too_large: () => "Sie ist größer als jede Aufzeichnung, die wir kennen.",
    too_large_unpacked: () => "Entpackt ist die Datei viel größer, als eine Aufzeichnung sein kann.",
    zip_too_many_files: (most: number) =>
      `Das ZIP hat mehr als ${most} Dateien, mehr können wir nicht lesen.`,
    zip_password: () => "Das ZIP ist mit einem Passwort geschützt.",
    zip_in_zip: () => "Darin steckt ein ZIP in einem ZIP. Entpacke es einmal und wähle das innere ZIP.",
    unknown_columns: () => "Die Spalten seiner activities.csv kennen wir nicht.",
    list_too_large: () => "Seine activities.csv ist größer, als wir lesen können.",
    too_many_workouts: (leftOut: number) =>
      `Es hat mehr Trainings, als ein Import aufnimmt: Die ältesten (${leftOut}) blieben weg.`,
    too_many_recordings: (most: number) =>
      `Es hat mehr als ${most} Aufzeichnungen; die letzten wurden gelesen.`,
    not_all_read: () => "Nicht alles darin ließ sich lesen.",
    before_was_read: () => "Was davor steht, wurde gelesen.",
    too_much: () =>
      "Das ist mehr, als wir auf einmal lesen können. Nimm bitte weniger oder kleinere Dateien.",
    too_slow: (seconds: number) =>
      `Das Lesen hat mehr als ${seconds} Sekunden gedauert. Nimm bitte weniger Dateien.`,
    in_another: () => "Was darin ist, ist auch in einer anderen dieser Dateien.",
  },
};
