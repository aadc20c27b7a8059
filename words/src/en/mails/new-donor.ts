export const newDonor = {
  subject: (donor: string) => `New donor: ${donor}`,
  preview: "Every 100 calories you burn count.",
  title: "You have a new donor",
  intro: (donor: string) => `${donor} now supports you.`,
  introWithRate: (donor: string, rate: string) => `${donor} now gives ${rate} per 100 calories you burn.`,
  next: "Your workouts from now on count. Your donors see your monthly total, never your single workouts.",
  nextSynced:
    "It is for workouts that a watch, a phone, Garmin or Strava recorded, from now on; what you type in or read from a file does not count for it. Your donors see your monthly total, never your single workouts.",
  button: "Add a workout",
  reason: "You receive this email because you want to know about new donors.",
  digestSubject: (count: string) => `${count} now support you`,
  digestPreview: "Your support grew quickly.",
  digestTitle: "Your new donors",
  digestIntro: (count: string) => `Since our last email, ${count} decided to support you:`,
  donors: { one: "more person", other: "more people" },
};
