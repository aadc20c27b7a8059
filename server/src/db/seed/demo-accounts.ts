/** Printed at the start of a demo; the first people of the seeded world. */
export const DEMO_PASSWORD = "kalivo-demo-walk";

export const DEMO_ACCOUNTS = [
  { email: "burner@kalivo.example", role: "burns calories", firstName: "Amélie", lastName: "Laurent" },
  { email: "donor@kalivo.example", role: "gives to burners", firstName: "Thomas", lastName: "Verhulst" },
  { email: "both@kalivo.example", role: "burns and gives", firstName: "Saïd", lastName: "Dahmani" },
  { email: "admin@kalivo.example", role: "admin", firstName: "Ines", lastName: "Claes" },
] as const;

/** Payouts need two admins (rule 18): one of the burners is the other one. */
export const SECOND_ADMIN = { email: "person2@kalivo.example", role: "a second admin, for payouts" } as const;
