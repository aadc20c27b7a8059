import { admin } from "../screens/admin.ts";

/** What admins alone read. */
export const words = { admin };
