import { door } from "../screens/door.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["door"] = { door };
