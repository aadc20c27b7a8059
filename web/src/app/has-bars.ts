import { isStepUnderWay } from "../features/registration/resume.ts";
import type { Place } from "./router/router.ts";
import { screens } from "./routes.ts";

/** Whether a member finds the bar here: not in the registration, nor at what opens for anybody. */
export function hasBars({ name, location: { pathname } }: Place): boolean {
  return screens.find((screen) => screen.name === name)?.bare !== true && !isStepUnderWay(pathname);
}
