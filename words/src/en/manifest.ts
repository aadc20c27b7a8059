/** What a phone or desktop says of the installed app. Written into files when the web is built. */
export const manifest = {
  description: "Burn calories, raise funds for the non-profits you choose.",
  add: "Add activity",
  scan: "Scan",
  myCode: "My code",
  home: "What you burned and raised this month",
  workouts: "All your workouts and their calories",
};
