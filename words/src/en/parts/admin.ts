import { admin as pages } from "../screens/admin.ts";

/** What admins alone read. */
export const admin = { admin: pages };
