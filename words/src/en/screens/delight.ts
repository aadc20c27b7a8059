import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** What is there for joy: after a workout, the week, milestones, and a card to share. Never a word about what is missing. */
export const delight = {
  celebration: {
    title: "Workout added",
    calories: "calories",
    share: "Share this moment",
    done: "Done",
  },
  rhythm: {
    title: "Weekly rhythm",
    activeDays: (n: number) => counted(n, { one: "active day this week", other: "active days this week" }),
    open: "Nothing logged this week yet. Rest counts too.",
    active: (day: string) => `${day}, active`,
    today: (day: string) => `${day}, today`,
    activeToday: (day: string) => `${day}, today, active`,
    hide: "Hide the weekly rhythm",
    hidden: "Hidden. You can show it again in Settings.",
    show: "Show it on Overview",
  },
  milestones: {
    title: "Milestones",
    firstWorkout: "First workout",
    firstDonor: "First donor",
    kcal: (figure: string) => `${figure} kcal`,
    raised: (figure: string) => `${figure} € raised`,
  },
  share: {
    workout: "Share this workout",
    month: "Share this month",
    title: "Your share card",
    action: "Share the image",
    copied: "Image copied",
    description: "Description of the image",
    descriptionHelp: "Paste it with your post, for people who can't see the image.",
    copyDescription: "Copy description",
    descriptionCopied: "Description copied",
    drawing: "Drawing your card",
  },
  card: {
    soFar: (month: string) => `${month}, so far`,
    donorsGive: (amount: string) => `My donors give about ${amount}`,
    movingFor: "Moving for",
    more: (n: number) => `+${n}`,
    scan: "Scan to support me",
    altBurned: (kcal: string, what: string) => `${kcal} calories burned: ${what}.`,
    altMoved: (what: string) => `${what}.`,
    altDonors: (amount: string) => `My donors give about ${amount}.`,
    altFor: (names: string) => `For ${names}.`,
    altQr: "With a QR code that leads to my page.",
  },
};
