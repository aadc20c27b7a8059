import type { PasswordChangedData } from "./mail.ts";

export const sample: PasswordChangedData = {
  firstName: "Amélie",
  by: "reset",
  passkeys: 2,
  passkeysRemoved: false,
};

export const firstProof: PasswordChangedData = { ...sample, passkeys: 0, passkeysRemoved: true };
