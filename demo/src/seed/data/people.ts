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
  weightKg: number;
};

const NAMES = [
  "Noor Peeters",
  "Lucas Janssens",
  "Emma Maes",
  "Yassine El Amrani",
  "Louise Dubois",
  "Arthur Lambert",
  "Mila Wouters",
  "Victor De Smet",
  "Fatima Benali",
  "Jules Martin",
  "Olivia Jacobs",
  "Adam Goossens",
  "Zoé Lejeune",
  "Finn Willems",
  "Lina Hermans",
  "Mohamed Ouali",
  "Elise Dupont",
  "Mathis Simon",
  "Nina Aerts",
  "Rayan Haddad",
  "Juliette Renard",
  "Seppe Michiels",
  "Camille Thiry",
  "Wout Baert",
  "Sofia Moreau",
  "Bram De Clercq",
  "Anaïs Gillet",
  "Ruben Segers",
  "Inaya Diallo",
  "Lars Vermeulen",
  "Chloé Collard",
  "Tuur Desmet",
  "Manon Leroy",
  "Ilias Kaya",
  "Fien Coppens",
  "Hugo Charlier",
] as const;

const PSEUDONYMS: Readonly<Record<number, string>> = { 7: "Vic on wheels", 20: "Julie R." };

/** Forty people: the four demo accounts first. Two thirds burn, more than half give, some do both. */
export function demoPeople(): DemoPerson[] {
  const accounts = DEMO_ACCOUNTS.map(({ email, firstName, lastName }, index) =>
    person({
      email,
      firstName,
      lastName,
      index,
      burns: index !== 1 && index !== 3,
      gives: index === 1 || index === 2,
    }),
  );
  const others = NAMES.map((name, index) => {
    const [firstName = "", ...rest] = name.split(" ");
    return person({
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

function person(given: {
  email: string;
  firstName: string;
  lastName: string;
  index: number;
  burns: boolean;
  gives: boolean;
  pseudo?: string | null;
}): DemoPerson {
  const { index, pseudo, ...rest } = given;
  return {
    ...rest,
    pseudo: pseudo ?? null,
    admin: rest.email.startsWith("admin") || rest.email === SECOND_ADMIN.email,
    gender: (["female", "male", "female", "male", "other"] as const)[index % 5] ?? "other",
    weightKg: 54 + ((index * 7) % 34),
  };
}
