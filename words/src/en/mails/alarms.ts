import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

export const alarms = {
  subject: (app: string, n: number) =>
    `${app}: ${counted(n, { one: "thing needs", other: "things need" })} a look`,
  title: "This needs a look",
  intro:
    "You are told once, and again after a week if it still stands. The admin pages show where to look further.",
  button: "Open the admin pages",
  reason: "You receive this email because you are an admin.",
};
