import { isOfStep } from "../features/registration/step-mark.ts";
import type { Place } from "../boot/router/router.ts";
import { screens } from "./routes.ts";

const screenAt = ({ name }: Place) => (name === null ? undefined : screens[name]);

/** Whether this page needs no sign-in: one that ends leaves it as it is. */
export const opensForAnybody = (place: Place): boolean => screenAt(place)?.access === "anybody";

/** Whether a member finds the bar here: not in the registration, nor at what opens for anybody. */
export const hasBars = (place: Place, registering: boolean): boolean =>
  screenAt(place)?.bare !== true && !(registering && isOfStep(place.location.search));
