import { days } from "../screens/days.ts";

/** Days that people choose. Comes where one was chosen, or is. */
export const words = {
  days,
};
