import { firstWeek } from "../screens/first-week.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["firstWeek"] = { firstWeek };
