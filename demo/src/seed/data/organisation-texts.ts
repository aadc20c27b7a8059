import { de } from "./organisation-texts/de.ts";
import { FACTS, type OrganisationName } from "./organisation-texts/facts.ts";
import { fr } from "./organisation-texts/fr.ts";
import { nl } from "./organisation-texts/nl.ts";

const isNamed = (name: string): name is OrganisationName => Object.hasOwn(FACTS, name);

/** What an organisation of the demo works for, what came of it, and what it says in each language; by its English name. */
export const textsOf = (name: string) =>
  isNamed(name) ? { ...FACTS[name], fr: fr[name], nl: nl[name], de: de[name] } : undefined;
