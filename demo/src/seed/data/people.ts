import { NAMES } from "./names.ts";
import { DEMO_ACCOUNTS, SECOND_ADMIN } from "../demo-accounts.ts";

export type DemoPerson = {
  email: string;
  firstName: string;
  lastName: string;
  pseudo: string | null;
  admin: boolean;
  burns: boolean;
  gives: boolean;
  gender: "female" | "male" | "other";
  /** What their drawn portrait is drawn from. */
  portrait: string | null;
  why: string | null;
  weightKg: number;
};

const PSEUDONYMS: Readonly<Record<number, string>> = { 7: "Vic on wheels", 20: "Julie R." };

/** Forty people: the four demo accounts first. Two thirds burn, more than half give, some do both. */
export function demoPeople(): DemoPerson[] {
  const accounts = DEMO_ACCOUNTS.map(({ role: _role, ...account }, index) =>
    person({
      ...account,
      index,
      burns: index !== 1 && index !== 3,
      gives: index === 1 || index === 2,
    }),
  );
  const others = NAMES.map(({ name, ...shown }, index) => {
    const [firstName = "", ...rest] = name.split(" ");
    return person({
      ...shown,
      email: `person${index + 1}@kalivo.example`,
      firstName,
      lastName: rest.join(" "),
      index: index + accounts.length,
      burns: index % 3 !== 2,
      gives: index % 3 === 2 || index % 2 === 0,
      pseudo: PSEUDONYMS[index] ?? null,
    });
  });
  return [...accounts, ...others];
}

function person(
  given: Omit<DemoPerson, "admin" | "weightKg" | "pseudo"> & { index: number; pseudo?: string | null },
): DemoPerson {
  const { index, pseudo, ...rest } = given;
  return {
    ...rest,
    pseudo: pseudo ?? null,
    admin: rest.email.startsWith("admin") || rest.email === SECOND_ADMIN.email,
    weightKg: 54 + ((index * 7) % 34),
  };
}
