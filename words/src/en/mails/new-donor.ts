export const newDonor = {
  subject: (donor: string) => `New donor: ${donor}`,
  preview: "Every 100 calories you burn count.",
  title: "You have a new donor",
  intro: (donor: string) => `${donor} now supports you.`,
  gives: (rate: string) => `${rate} per 100 calories you burn.`,
  next: "Your workouts count from now on. Your donors see your totals of a week and of a month and, day by day, what they owe so far, never a workout itself.",
  nextSynced:
    "From now on this support counts for workouts recorded by a watch, a phone, Garmin or Strava, not for what you type in or import. Your donors see your totals of a week and of a month and, day by day, what they owe so far, never a workout itself.",
  button: "Add a workout",
  reason: "You get this email because emails about new donors are on in your settings.",
  digestSubject: (count: string) => `New support: ${count}`,
  digestPreview: "More people are behind you.",
  digestTitle: "Your new donors",
  digestIntro: (count: string) => `Since our last email, ${count} decided to support you:`,
  donors: { one: "more person", other: "more people" },
};
