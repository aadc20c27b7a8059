import { DEMO_ADDRESSES } from "@kalivo/server/db/demo-mark.ts";

/** Printed at the start of a demo; the first people of the seeded world. */
export const DEMO_PASSWORD = "kalivo-demo-walk";

export const DEMO_ACCOUNTS = [
  { email: DEMO_ADDRESSES.burner, role: "burns calories", firstName: "Amélie", lastName: "Laurent" },
  { email: DEMO_ADDRESSES.donor, role: "gives to burners", firstName: "Thomas", lastName: "Verhulst" },
  { email: DEMO_ADDRESSES.both, role: "burns and gives", firstName: "Saïd", lastName: "Dahmani" },
  { email: DEMO_ADDRESSES.admin, role: "admin", firstName: "Ines", lastName: "Claes" },
] as const;

/** Payouts need two admins (rule 18): one of the burners is the other one. */
export const SECOND_ADMIN = {
  email: DEMO_ADDRESSES.secondAdmin,
  role: "a second admin, for payouts",
} as const;
