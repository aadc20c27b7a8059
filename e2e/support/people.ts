/** People of the journeys. A full name may be used in one journey only, because the address is made of it. */
export type Person = { firstName: string; lastName: string; email: string; password: string };

export const somebody = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@journeys.example`.toLowerCase(),
  password: "a-long-walk",
});

export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** The demo's account that burns and donates. */
export const SAID = { email: "both@kalivo.example", password: "kalivo-demo-walk", firstName: "Saïd" };
/** The demo's admin. */
export const ADMIN = { email: "admin@kalivo.example", password: SAID.password, firstName: "Ines" };
/** The demo's second admin, set up only by the journey of the second factor. */
export const SECOND_ADMIN = { email: "person2@kalivo.example", password: SAID.password, firstName: "" };
