import { door } from "../screens/door.ts";

/** The landing page below its first screen. */
export const words = { door };
