export const reminderSync = {
  subject: (month: string) => `${month} is almost over`,
  preview: "Your donors are waiting for a workout.",
  title: "Have you moved lately?",
  donors: { one: "person supports you", other: "people support you" },
  intro: (donors: string) => `${donors}, and no workout of yours has arrived for a week.`,
  soFar: (kcal: string) => `So far this month you burned ${kcal} kcal.`,
  nothing: "This month you have not burned anything for them yet.",
  until: (day: string, month: string) => `Workouts that end by ${day} count for ${month}.`,
  how: "If a health app is connected, opening the app is enough. Otherwise add your workout by hand.",
  button: "Add a workout",
  reason: "You receive this email because you want to be reminded of your workouts.",
};
