import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { Zip, ZipDeflate } from "fflate";

// Writes the zip that an iPhone would export, the same at every run: node apple-export.ts <path> <bytes> <now>.
// Its own process, so that making it leaves nothing in the memory that is measured.

const [path = "", bytes = "", now = ""] = process.argv.slice(2);
const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [ <!ELEMENT HealthData (ExportDate|Record|Workout)*> ]>
<HealthData locale="en_BE">
`;
/** In years of wearing a watch a workout stands among so many measurements. */
const RECORDS_A_WORKOUT = 1_500;
const DAY_MS = 24 * 3_600_000;

const file = createWriteStream(path);
const zip = new Zip((error, chunk, final) => {
  if (error !== null) throw error;
  file.write(chunk);
  if (final) file.end();
});
const xml = new ZipDeflate("apple_health_export/export.xml", { level: 1 });
zip.add(xml);

const date = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} +0000`;

const record = (index: number, at: number) =>
  ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" sourceVersion="11.${index % 7}" device="&lt;&lt;HKDevice: 0x28${index % 97}&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch&gt;" unit="count/min" creationDate="${date(at)}" startDate="${date(at)}" endDate="${date(at + 5000)}" value="${60 + ((index * 7919) % 90)}"/>\n`;

const workout = (index: number, at: number) =>
  ` <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="${30 + (index % 40)}.5" durationUnit="min" sourceName="Watch" startDate="${date(at)}" endDate="${date(at + (31 + (index % 40)) * 60_000)}">
  <MetadataEntry key="HKTimeZone" value="Europe/Brussels"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="${300 + (index % 200)}" unit="Cal"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="${4 + (index % 7)}.25" unit="km"/>
 </Workout>\n`;

const encoder = new TextEncoder();
let written = 0;
const write = (text: string, final = false) => {
  const chunk = encoder.encode(text);
  written += chunk.length;
  xml.push(chunk, final);
};

write(HEAD);
let index = 0;
for (; written < Number(bytes); index += 1) {
  const at = Number(now) - (index + 1) * DAY_MS;
  write(
    Array.from({ length: RECORDS_A_WORKOUT }, (_, n) => record(n, at - n * 60_000)).join("") +
      workout(index, at),
  );
}
write("</HealthData>\n", true);
zip.end();
await finished(file);
process.send?.({ workouts: index, bytes: written });
