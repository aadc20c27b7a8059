import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("en");

export const teams = {
  none: "No team found",
  deleted: "Deleted",
  members: (n: number) => counted(n, { one: "member", other: "members" }),
  created: (day: string) => `created ${day}`,
  donated: (amount: string) => `${amount} given`,
  ledBy: (names: string) => `Admins: ${names}`,
  payment: { none: "No payment method", active: "Payment works", failed: "Payment failed" },
};
