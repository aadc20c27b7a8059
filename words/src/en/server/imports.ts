/** What is said about files of workouts. */
export const imports = {
  busy: "We are still reading your other files. Please wait a moment.",
  gone: "This import is more than a day old and has expired. Please choose the files again.",
  askedOfYou: "It looks like another workout of yours: on Workouts we ask you whether it is the same one.",
  files: {
    empty: () => "The file is empty.",
    unknown_format: () =>
      "This is no file of workouts that we can read: FIT, TCX, GPX, or the export of Apple Health, Strava or Garmin. If an app or a watch made it, export it there as FIT, TCX or GPX.",
    no_workout: () => "There is no workout in it.",
    no_start: () => "It doesn't say when its workout began.",
    unknown_rows: () => "Some of its workouts have no time or no duration that we understand.",
    damaged: () => "The file is damaged.",
    cut_off: () => "The file is cut off: part of it is missing.",
    wrong_checksum: () => "The file is damaged: its checksum is wrong.",
    not_xml: () => "The file is damaged: it is not the XML it should be.",
    nested_too_deep: () => "The file is damaged: it is nested too deep.",
    no_track: () => "There is no recorded track in it: its points have no times, or it is a planned route.",
    not_opened: () => "We didn't open it: its name doesn't end in .fit, .tcx or .gpx.",
    recording_too_large: (megabytes: number) =>
      `A recording can have up to ${megabytes} MB; this file is larger.`,
    too_large: () => "It is larger than any recording we know.",
    too_large_unpacked: () => "The file is far larger unpacked than a recording can be.",
    zip_too_many_files: (most: number) => `The zip has more than ${most} files, the most we can read.`,
    zip_password: () => "The zip is protected by a password.",
    zip_in_zip: () => "There is a zip inside a zip inside it. Unpack it once and choose the zip inside.",
    unknown_columns: () => "We don't know the columns of its activities.csv.",
    list_too_large: () => "Its activities.csv is larger than we can read.",
    too_many_workouts: (leftOut: number) =>
      `It has more workouts than one import takes: the oldest (${leftOut}) were left out.`,
    too_many_recordings: (most: number) => `It has more than ${most} recordings; the last ones were read.`,
    not_all_read: () => "Not everything in it could be read.",
    before_was_read: () => "What comes before was read.",
    too_much: () => "This is more than we can read in one go. Please try fewer or smaller files.",
    too_slow: (seconds: number) => `Reading took more than ${seconds} seconds. Please try fewer files.`,
    in_another: () => "What is in it is in another of these files as well.",
  },
};
