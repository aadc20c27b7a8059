import type { CardExpiringMailData } from "./mail.ts";

export const sample: CardExpiringMailData = {
  firstName: "Amélie",
  team: null,
  methodLabel: "Visa ••4242",
  lastMonth: 202612,
};
