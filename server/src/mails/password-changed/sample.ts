import type { PasswordChangedData } from "./mail.ts";

export const sample: PasswordChangedData = { firstName: "Amélie", by: "reset", passkeys: 2 };
