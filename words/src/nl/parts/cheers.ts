import { cheers } from "../screens/cheers.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["cheers"] = {
  cheers,
};
