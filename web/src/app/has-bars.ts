import { isOfStep } from "../features/registration/step-mark.ts";
import type { Place } from "../boot/router/router.ts";
import { screens } from "./routes.ts";

const screenAt = ({ name }: Place) => (name === null ? undefined : screens[name]);

/** Whether the page needs no sign-in: it stays as it is when the session ends. */
export const opensForAnybody = (place: Place): boolean => screenAt(place)?.access === "anybody";

/** Whether a member has the navigation bar on this page: not in the registration, nor on pages open to anybody. */
export const hasBars = (place: Place, registering: boolean): boolean =>
  screenAt(place)?.bare !== true && !(registering && isOfStep(place.location.search));
