import { admin as pages } from "../screens/admin.ts";
import type { Parts } from "../../screens.ts";

export const admin: Parts["admin"] = { admin: pages };
