import { cheers } from "../screens/cheers.ts";

/** A tap on a week, a word on a month. Comes where somebody gave or moved. */
export const words = {
  cheers,
};
