import { notice } from "../screens/notice.ts";
import { stop } from "../screens/stop.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["giving"] = {
  notice,
  stop,
};
