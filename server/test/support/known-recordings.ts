const RUN = "running";
const RIDE = "biking";
/**
 * What other parsers found in recordings of real people (SAMPLES_DIR/health), by file, oldest first: type, start, seconds
 * without pauses, metres, kcal, kcal of rest; or the reason of its refusal.
 */
export const KNOWN_RECORDINGS = [
  ["01-garmin-fr110-run.fit", [[RUN, "2013-02-06T12:11:14.000Z", 2625, 4835, 336, null]]],
  ["02-garmin-fenix2-run.fit", [[RUN, "2015-08-15T14:45:08.000Z", 2832, 9008, 516, null]]],
  ["04-garmin-fenix5-bike-adjacent.fit", [[RIDE, "2017-06-12T16:09:22.000Z", 60, 460, 7, null]]],
  ["05-garmin-edge820-bike-adjacent.fit", [[RIDE, "2017-06-12T16:10:15.000Z", 65, 457, 8, null]]],
  ["06-garmin-fr735xt-pool-swim.fit", [["swimming", "2017-06-13T13:42:30.000Z", 4372, 2606, 268, null]]],
  ["08-coros-pace2-cycling.fit", [[RIDE, "2020-10-25T11:10:19.000Z", 11_287, 32_146, 1636, null]]],
  ["09-wahoo-elemnt-bolt-cycling-no-kcal.fit", [[RIDE, "2017-08-21T08:18:00.000Z", 132, 964, null, null]]],
  [
    "11-garmin-fr70-compressed-timestamp-1990-clock.fit",
    [[RUN, "1990-07-18T06:44:24.000Z", 3773, 10_249, 708, null]],
  ],
  ["12-strava-android-corrupt.fit", "The file is cut off: part of it is missing."],
  [
    "16-garmin-fr255-triathlon-5-sessions.fit",
    [
      ["swimming", "2023-09-02T13:15:24.000Z", 676, 513, 143, 17],
      ["custom", "2023-09-02T13:26:40.000Z", 157, 132, 19, 4],
      [RIDE, "2023-09-02T13:29:18.000Z", 1567, 13_518, 411, 40],
      ["custom", "2023-09-02T13:55:24.000Z", 70, 72, 18, 2],
      [RUN, "2023-09-02T13:56:34.000Z", 1574, 4492, 425, 40],
    ],
  ],
  ["17-garmin-fr410-run.tcx", [[RUN, "2012-12-26T21:29:53.000Z", 1993, 4689, 379, null]]],
  // One outing in seven segments; the eighth track has no times. Somebody stood still for some minutes, six times.
  ["19-gpxpy-multitrack-no-kcal.gpx", [[null, "2010-08-05T14:23:59.000Z", 3448, 4575, null, null]]],
  ["20-apple-health-export-workout-route.xml", [[RUN, "2016-11-14T14:25:41.000Z", 312, 800, 49, null]]],
  [
    "extra/apple-health-export-2016-steps-workouts.xml",
    [["custom", "2016-04-02T09:40:38.000Z", 1904, null, 139, null]],
  ],
  ["extra/opentracks-odd-timezone-offset.gpx", "No track in it has more than one point with a time."],
] as const;
