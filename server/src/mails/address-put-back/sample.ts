import type { AddressPutBackData } from "./mail.ts";

export const sample: AddressPutBackData = { firstName: "Amélie" };
