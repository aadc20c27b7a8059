/** The journeys' own people: each run makes new ones, so that no run depends on another. */
export type Person = { firstName: string; lastName: string; email: string; password: string };

let made = 0;

export function somebody(firstName: string, lastName: string): Person {
  made += 1;
  const email = `${firstName}.${lastName}.${process.pid}.${made}@kalivo.example`.toLowerCase();
  return { firstName, lastName: `${lastName} ${LETTERS[made % LETTERS.length] ?? ""}${process.pid}`, email, password: "a-long-walk" };
}

const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];

/** The demo's account that burns and gives. */
export const SAID = { email: "both@kalivo.example", password: "kalivo-demo", firstName: "Saïd" };
