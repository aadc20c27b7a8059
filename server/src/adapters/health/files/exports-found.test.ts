import { expect, test } from "vitest";
import { savedFiles } from "../../../../test/support/read-files.ts";
import { appleWorkout, appleXml, gpxFile, zipOf } from "../../../../test/support/workout-files.ts";

// An export is known by what is in it: phones and people name files and folders as they like.

const { read } = savedFiles();
const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };

test.each([
  "apple_health_export/export.xml",
  "apple_health_export/exportation.xml",
  "apple_health_export/Export.xml",
  "exportar.xml",
  "Apple Gezondheid/exporteer.xml",
  "eksport.XML",
  "apple_health_export/导出.xml",
])("Apple's export is found under the name that a phone of any language gives it: %s", async (name) => {
  const bytes = zipOf({
    "apple_health_export/export_cda.xml": Buffer.from("<?xml version='1.0'?><ClinicalDocument/>"),
    "apple_health_export/workout-routes/route_1.gpx": gpxFile(run),
    [name]: appleXml(appleWorkout(run)),
  });
  const { activities, damaged } = await read(bytes);
  expect(damaged).toBe(0);
  expect(activities).toMatchObject([{ type: "running", energy: { basis: "active" } }]);
});
