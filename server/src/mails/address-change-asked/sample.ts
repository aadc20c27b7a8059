import type { AddressChangeAskedData } from "./mail.ts";

export const sample: AddressChangeAskedData = { firstName: "Amélie" };
