import type { OrganisationTexts } from "@kalivo/contract/shapes/organisation.ts";
import type { Translation } from "@kalivo/domain/language.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { DemoOrganisation } from "./organisations.ts";

/** Kalivo itself among the organisations (rule 75). */
export const THE_ASSOCIATION: DemoOrganisation = {
  name: APP_NAME,
  short: "The small association that runs this.",
  long: "Nobody is paid here. What it costs to run is on this page, line by line; whoever wants to can choose us like any other organisation, and what is given stays for these costs.",
  hue: 20,
  scene: "circles",
  mark: '<path fill="{a}" d="M24 4c2 9 12 12 12 24a12 12 0 0 1-24 0c0-6 3-9 5-13 1 4 3 5 4 6 0-6 0-11 3-17z"/><path fill="{b}" d="M24 24c1 4 5 5 5 10a5 5 0 0 1-10 0c0-4 4-6 5-10z"/>',
};

export const ITS_TEXTS: Readonly<Record<Translation, OrganisationTexts>> = {
  fr: {
    short_description: "La petite association qui fait vivre tout ceci.",
    long_description:
      "Personne n’est payé ici. Ce que cela coûte est sur cette page, ligne par ligne\u00a0; qui le veut peut nous choisir comme n’importe quelle association, et ce qui est donné reste pour ces frais.",
    result: null,
  },
  nl: {
    short_description: "De kleine vereniging die dit draaiende houdt.",
    long_description:
      "Niemand wordt hier betaald. Wat het kost, staat op deze pagina, regel voor regel; wie wil, kan ons kiezen zoals elke andere organisatie, en wat gegeven wordt, blijft voor die kosten.",
    result: null,
  },
  de: {
    short_description: "Die kleine Vereinigung, die das hier betreibt.",
    long_description:
      "Niemand wird hier bezahlt. Was es kostet, steht auf dieser Seite, Zeile für Zeile; wer will, kann uns wählen wie jede andere Organisation, und was gegeben wird, bleibt für diese Kosten.",
    result: null,
  },
};

/** Invented, of a size that such a thing has. */
export const ITS_COSTS = [
  { what: "Server and copies of its data", paid_to: "A host in Falkenstein", yearly_cents: 16_800n },
  { what: "Domain name", paid_to: "DNS Belgium", yearly_cents: 1_200n },
  { what: "Bank account", paid_to: "A bank in Ghent", yearly_cents: 6_000n },
  { what: "Sending emails", paid_to: "A mail provider in Paris", yearly_cents: 9_600n },
  { what: "Liability insurance", paid_to: "A mutual insurer in Liège", yearly_cents: 14_500n },
] as const;
