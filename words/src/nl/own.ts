import { privacy } from "./screens/privacy.ts";
import { security } from "./screens/security.ts";
import type { OwnWords } from "../screens.ts";

export const own: OwnWords = { privacy, security };
