import { feedback } from "../screens/feedback.ts";
import { oneself } from "../screens/oneself.ts";
import { privacy } from "../screens/privacy.ts";
import { security } from "../screens/security.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["own"] = {
  feedback,
  oneself,
  privacy,
  security,
};
