import type { passkeys as english } from "../../en/screens/passkeys.ts";

/** Keys on somebody's devices that sign in without a password. */
export const passkeys: typeof english = {
  title: "Toegangssleutels",
  help: "Meld je aan met je gezicht, je vinger of de code van je toestel, zonder wachtwoord.",
  none: "Nog geen toegangssleutel.",
  add: "Een toegangssleutel toevoegen",
  addTitle: "Een toegangssleutel toevoegen",
  addHelp: "Je toestel vraagt je gezicht, je vinger of zijn code, en bewaart de sleutel.",
  added: "De toegangssleutel is toegevoegd.",
  name: "Naam van de toegangssleutel",
  password: "Je wachtwoord",
  usePasskey: "Liever met een toegangssleutel",
  rename: "Naam wijzigen",
  renamed: "De toegangssleutel heeft een nieuwe naam.",
  save: "Bewaren",
  remove: "Verwijderen",
  removeTitle: (name) => `De toegangssleutel “${name}” verwijderen?`,
  removeHelp: "Je kunt er niet meer mee aanmelden. Wis hem ook op je toestel.",
  removed: "De toegangssleutel is verwijderd.",
  addedOn: (day) => `Toegevoegd op ${day}`,
  usedOn: (day) => `Laatst gebruikt op ${day}`,
  notMade: "Er is geen sleutel gemaakt: je toestel stopte, of bewaart er al een van deze account.",
  notUsed: "Er is geen sleutel gebruikt: je toestel stopte, of heeft er geen voor deze site.",
};
