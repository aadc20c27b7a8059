import type { AdminNewsData } from "./mail.ts";

export const sample: AdminNewsData = {
  event: "iban_approved",
  organisation: "Natuurpunt",
  ibanEnd: "7034",
  holder: "Natuurpunt vzw",
  effectiveAt: new Date("2026-11-29T09:00:00Z"),
  actors: ["Ines Claes", "Omar Peeters"],
  toAdmin: true,
};

export const toContact: AdminNewsData = { ...sample, toAdmin: false };
