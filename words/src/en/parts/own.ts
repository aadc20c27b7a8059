import { oneself } from "../screens/oneself.ts";
import { privacy } from "../screens/privacy.ts";
import { security } from "../screens/security.ts";

/** What the screens about one's own account say: how one shows oneself, who sees what, how one signs in. Comes with those screens alone. */
export const words = {
  oneself,
  privacy,
  security,
};
