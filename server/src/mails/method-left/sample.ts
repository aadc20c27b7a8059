import type { MethodLeftData } from "./mail.ts";

export const sample: MethodLeftData = {
  firstName: "Amélie",
  methodLabel: "Visa ••4242",
  teamName: "Trail Crew",
};
