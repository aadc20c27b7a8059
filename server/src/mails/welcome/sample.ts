import type { WelcomeData } from "./mail.ts";

export const sample: WelcomeData = { firstName: "Amélie" };
