import { gzipSync } from "node:zlib";
import { FitBaseType, FitEncoder } from "fit-file-parser";
import { zipSync } from "fflate";

// Small generated files of every format, as a device or provider writes them for one workout.

export type Recorded = {
  start: string;
  minutes: number;
  /** Without pauses; default all minutes. */
  movingMinutes?: number;
  km: number;
  kcal?: number;
  /** FIT's sport number; default running. */
  sport?: number;
  /** FIT's number of a closer sport; default none. */
  closer?: number;
  /** Average beats a minute, in a FIT file. */
  beats?: number;
};

const utf8 = (text: string) => Buffer.from(text, "utf8");
const instant = ({ start, minutes }: Recorded, share: number) =>
  new Date(Date.parse(start) + share * minutes * 60_000).toISOString();

const GARMIN_FORERUNNER_945 = 3113;

const word = (number: number, value: number) => ({ number, size: 4, baseType: FitBaseType.Uint32, value });
const half = (number: number, value: number) => ({ number, size: 2, baseType: FitBaseType.Uint16, value });
const one = (number: number, value: number) => ({ number, size: 1, baseType: FitBaseType.Enum, value });

/** A FIT file with a session for each recording, its clock two hours ahead of UTC. */
export function fitFile(...sessions: readonly Recorded[]): Buffer {
  const encoder = new FitEncoder();
  encoder.writeMessage(0, [one(0, 4), half(1, 1), half(2, GARMIN_FORERUNNER_945)]);
  for (const session of sessions) {
    const began = FitEncoder.toFitTimestamp(new Date(session.start));
    encoder.writeMessage(18, [
      word(253, began + session.minutes * 60),
      word(2, began),
      one(5, session.sport ?? 1),
      word(7, session.minutes * 60_000),
      word(8, (session.movingMinutes ?? session.minutes) * 60_000),
      word(9, Math.round(session.km * 100_000)),
      half(11, session.kcal ?? 0xffff),
      one(6, session.closer ?? 0xff),
      { ...one(16, session.beats ?? 0xff), baseType: FitBaseType.Uint8 },
    ]);
  }
  const ended = FitEncoder.toFitTimestamp(new Date(sessions[0]?.start ?? "2026-01-01"));
  encoder.writeMessage(34, [word(253, ended), word(5, ended + 7200)]);
  return Buffer.from(encoder.close());
}

/** With two laps of the same length. */
export const tcxFile = (of: Recorded, sport = "Running"): Buffer =>
  utf8(`<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="${sport}">
<Id>${of.start}</Id>
${[0, 0.5]
  .map(
    (from) => `<Lap StartTime="${instant(of, from)}"><TotalTimeSeconds>${of.minutes * 30}</TotalTimeSeconds>
<DistanceMeters>${of.km * 500}</DistanceMeters><Calories>${(of.kcal ?? 0) / 2}</Calories>
<AverageHeartRateBpm><Value>${140 + from * 20}</Value></AverageHeartRateBpm>
<Track><Trackpoint><Time>${instant(of, from)}</Time></Trackpoint></Track></Lap>`,
  )
  .join("\n")}
<Creator><Name>Forerunner 410</Name></Creator></Activity></Activities></TrainingCenterDatabase>`);

const METRES_A_DEGREE = 111_195;

/** North along a meridian, over a hill of 40 m, a point every minute. */
export const gpxFile = (of: Recorded, type = "running"): Buffer =>
  utf8(`<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Round the lake</name>
<type>${type}</type><trkseg>${Array.from({ length: of.minutes + 1 }, (_, minute) => {
    const share = minute / of.minutes;
    const height = 100 + 40 * (1 - Math.abs(2 * share - 1));
    return `<trkpt lat="${50 + (share * of.km * 1000) / METRES_A_DEGREE}" lon="4.35"><ele>${height}</ele><time>${instant(of, share)}</time></trkpt>`;
  }).join("")}</trkseg></trk></gpx>`);

const appleDate = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} +0000`;

/** As current iOS writes it; `old`: before iOS 16. With measurements between the workouts. */
export function appleWorkout(of: Recorded, { old = false, typedIn = false } = {}): string {
  const figures = old
    ? `totalDistance="${of.km / 1.609344}" totalDistanceUnit="mi" totalEnergyBurned="${(of.kcal ?? 0) * 4.184}" totalEnergyBurnedUnit="kJ"`
    : "";
  const statistics = `<WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="${of.kcal}" unit="Cal"/>
<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="${of.km}" unit="km"/>
<WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="151.2" unit="count/min"/>`;
  return `<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="${of.movingMinutes ?? of.minutes}" durationUnit="min" ${figures}
 sourceName="Watch" startDate="${appleDate(of.start)}" endDate="${appleDate(instant(of, 1))}">
<MetadataEntry key="HKTimeZone" value="Europe/Brussels"/>${typedIn ? '<MetadataEntry key="HKWasUserEntered" value="1"/>' : ""}
${old ? "" : statistics}</Workout>`;
}

export const appleXml = (...workouts: readonly string[]): Buffer =>
  utf8(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [ <!ELEMENT HealthData (Workout)*> <!ATTLIST HealthData locale CDATA #REQUIRED> ]>
<HealthData locale="en_BE">${workouts.join("\n")}</HealthData>`);

export const appleExport = (...workouts: readonly string[]): Buffer =>
  zipOf({ "apple_health_export/export.xml": appleXml(...workouts) });

export type StravaRow = Recorded & { id: string; name: string; file?: string; sport?: never; type?: string };

const STRAVA_HEADER =
  "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,Distance,Max Speed,Average Speed,Elevation Gain,Calories";
const STRAVA_DUTCH =
  "Activiteits-ID,Datum van activiteit,Naam activiteit,Activiteitstype,Beschrijving,Verstreken tijd,Afstand,Max. hartslag,Relatieve inspanning,Woon-werk,Notitie,Uitrusting,Bestandsnaam,Gewicht,Fietsgewicht,Verstreken tijd,Beweegtijd,Afstand,Max. snelheid,Gem. snelheid,Hoogtetoename,Calorieën";

export function stravaExport(
  rows: readonly StravaRow[],
  files: Record<string, Buffer> = {},
  language: "en" | "nl" = "en",
  folder = "",
): Buffer {
  const lines = rows.map((row) => {
    const seconds = row.minutes * 60;
    const date = new Date(row.start).toLocaleString(language === "en" ? "en-US" : "nl", {
      timeZone: "UTC",
      dateStyle: "medium",
      timeStyle: "medium",
    });
    return `${row.id},"${date}","${row.name}",${row.type ?? "Run"},,${seconds},${row.km},,,false,,,${row.file ?? ""},,,${seconds}.0,${seconds}.0,${row.km * 1000},,,12.5,${row.kcal ?? ""}`;
  });
  const header = language === "en" ? STRAVA_HEADER : STRAVA_DUTCH;
  const all = {
    "activities.csv": utf8([header, ...lines].join("\n")),
    "media/photo.jpg": utf8("no picture"),
    ...files,
  };
  return zipOf(Object.fromEntries(Object.entries(all).map(([name, bytes]) => [folder + name, bytes])));
}

/** With the recordings in a nested zip, and calories in kJ as in some exports. */
export const garminExport = (
  activities: readonly (Recorded & { id: number })[],
  recordings: readonly Buffer[],
) =>
  zipOf({
    "DI_CONNECT/DI-Connect-Fitness/somebody_0_summarizedActivities.json": utf8(
      JSON.stringify([
        {
          summarizedActivitiesExport: activities.map(({ id, start, minutes, km, kcal = 0 }) => ({
            activityId: id,
            name: "Lunch run",
            activityType: "running",
            beginTimestamp: Date.parse(start),
            startTimeLocal: Date.parse(start) + 3_600_000,
            duration: minutes * 60_000,
            distance: km * 100_000,
            calories: kcal * 4.184,
            bmrCalories: minutes * 4.184, // one kcal a minute
          })),
        },
      ]),
    ),
    "DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip": zipOf(
      Object.fromEntries(recordings.map((bytes, index) => [`somebody_${index}.fit`, bytes])),
    ),
  });

export const zipOf = (files: Record<string, Buffer>, level: 0 | 6 = 6): Buffer =>
  Buffer.from(zipSync(files, { level }));
export const gzipOf = (bytes: Buffer): Buffer => gzipSync(bytes);
