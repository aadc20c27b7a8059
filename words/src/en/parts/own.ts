import { privacy } from "../screens/privacy.ts";
import { security } from "../screens/security.ts";

/** What the screens about one's own account say: who sees what, how one signs in. Comes with those screens alone. */
export const words = {
  privacy,
  security,
};
