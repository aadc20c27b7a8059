import type { SignedOutData } from "./mail.ts";

export const sample: SignedOutData = { firstName: "Amélie" };
