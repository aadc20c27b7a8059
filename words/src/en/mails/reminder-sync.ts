export const reminderSync = {
  subject: (month: string) => `A reminder for ${month}`,
  preview: "Add or sync your workouts if you want them to count.",
  title: "Your workouts can still count",
  donors: { one: "person supports you", other: "people support you" },
  intro: (donors: string) => `${donors}. We haven't received a workout for a week.`,
  soFar: (kcal: string) => `So far this month you burned ${kcal} kcal.`,
  nothing: "No workout counts for this month yet.",
  until: (day: string, month: string) => `Workouts that end by ${day} count for ${month}.`,
  how: "If a health app is connected, just open the app. If not, add your workout by hand.",
  button: "Add a workout",
  reason: "You get this email because the reminder to sync is on in your settings.",
};
