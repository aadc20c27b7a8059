import { isOfStep } from "../features/registration/step-mark.ts";
import type { Session } from "../features/me/session.ts";
import type { Place } from "../boot/router/router.ts";
import { screens } from "./routes.ts";

/** Whether the page awaits the server's answer: until then the session is what the device saw last. */
export const awaitsAnswer = (place: Place, session: Session): boolean =>
  session.kind === "member" &&
  session.unreached === "asked" &&
  (screenAt(place)?.reads !== true || session.user.registration !== null);

const screenAt = ({ name }: Place) => (name === null ? undefined : screens[name]);

/** Whether the page needs no sign-in: it stays as it is when the session ends. */
export const opensForAnybody = (place: Place): boolean => screenAt(place)?.access === "anybody";

/** Whether a member has the navigation bar on this page: not in the registration, nor on pages open to anybody. */
export const hasBars = (place: Place, registering: boolean): boolean =>
  screenAt(place)?.bare !== true && !(registering && isOfStep(place.location.search));
