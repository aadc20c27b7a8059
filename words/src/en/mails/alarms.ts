import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("en");

export const alarms = {
  subject: (app: string, n: number) =>
    plural(n, (figure) => ({
      one: `${app}: ${figure} thing needs a look`,
      other: `${app}: ${figure} things need a look`,
    })),
  title: "This needs a look",
  intro:
    "We email you once, and again after a week if nothing has changed. The admin pages show the details.",
  button: "Open the admin pages",
  reason: "You get this email because you are an admin.",
};
