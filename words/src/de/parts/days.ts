import { days } from "../screens/days.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["days"] = {
  days,
};
