import { admin } from "../screens/admin.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["admin"] = { admin };
