import { DEMO_ADDRESSES } from "@kalivo/server/db/demo-mark.ts";

/** Printed at the start of a demo; the first people of the seeded world. */
export const DEMO_PASSWORD = "kalivo-demo-walk";

export const DEMO_ACCOUNTS = [
  {
    email: DEMO_ADDRESSES.burner,
    role: "burns calories",
    firstName: "Amélie",
    lastName: "Laurent",
    gender: "female",
    portrait: "amelie000000",
    why: "For my dad, who walked everywhere.\nAnd for the forest behind our house.",
  },
  {
    email: DEMO_ADDRESSES.donor,
    role: "gives to burners",
    firstName: "Thomas",
    lastName: "Verhulst",
    gender: "male",
    portrait: null,
    why: null,
  },
  {
    email: DEMO_ADDRESSES.both,
    role: "burns and gives",
    firstName: "Saïd",
    lastName: "Dahmani",
    gender: "male",
    portrait: "1said0000005",
    why: "My knees say no, my friends say Thursday.",
  },
  {
    email: DEMO_ADDRESSES.admin,
    role: "admin",
    firstName: "Ines",
    lastName: "Claes",
    gender: "female",
    portrait: "ines00000012",
    why: null,
  },
] as const;

/** Payouts need two admins (rule 18): one of the burners is the other one. */
export const SECOND_ADMIN = {
  email: DEMO_ADDRESSES.secondAdmin,
  role: "a second admin, for payouts",
} as const;
