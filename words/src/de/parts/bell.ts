import { bell } from "../screens/bell.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["bell"] = {
  bell,
};
