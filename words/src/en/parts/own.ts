import { feedback } from "../screens/feedback.ts";
import { oneself } from "../screens/oneself.ts";
import { privacy } from "../screens/privacy.ts";
import { security } from "../screens/security.ts";

/**
 * What the screens about one's own account say: how one shows oneself, who sees what, how one signs in, what one writes to
 * us. Comes with those screens alone.
 */
export const words = {
  feedback,
  oneself,
  privacy,
  security,
};
