import type { OrganisationTexts } from "@kalivo/contract/shapes/organisation.ts";
import type { Theme } from "@kalivo/domain/organisations/themes.ts";

export type Texts = { [Text in keyof OrganisationTexts]: string };

/** What the demo's organisations work for, and what came of it in English; by their English name. */
export const FACTS = {
  "Forest Return": {
    themes: ["nature"],
    result: "In 2026: 4 120 young oaks, limes and hornbeams in the ground.",
  },
  "Blue Shore": {
    themes: ["nature"],
    result: "In 2026: 7 tonnes of litter off the beach, each piece counted.",
  },
  "Warm Table": {
    themes: ["poverty", "care"],
    result: "In 2026: 12 400 warm meals, in company.",
  },
  "Second Saddle": {
    themes: ["youth", "poverty"],
    result: "In 2026: 386 children on a bike of their own.",
  },
  "Night Shelter Sint-Anna": {
    themes: ["poverty", "rights"],
    result: "In 2026: 13 200 nights in a warm bed, and 71 people who found a home.",
  },
  "Bees of the Boulevard": {
    themes: ["nature", "animals"],
    result: "In 2026: 9 km of verge in flower, and 41 kinds of wild bees.",
  },
  "Read to Me": {
    themes: ["youth", "culture"],
    result: "In 2026: 2 300 hours of reading aloud, in 19 languages.",
  },
  "Clear Water Now": {
    themes: ["health", "poverty"],
    result: "In 2026: 58 wells that ran all year.",
  },
  "Play Street": {
    themes: ["youth"],
    result: "In 2026: 312 streets without a car on Wednesday afternoon.",
  },
  "Open Workshop": {
    themes: ["culture"],
    result: "In 2026: 9 tonnes repaired instead of thrown away.",
  },
  "Hand in Paw": {
    themes: ["care", "animals"],
    result: "In 2026: 14 people who no longer wait for their dog.",
  },
  "Peat and Reed": {
    themes: ["nature", "animals"],
    result: "In 2026: 64 hectares under water again, and 3 pairs of cranes.",
  },
} as const satisfies Readonly<Record<string, { themes: readonly Theme[]; result: string }>>;

export type OrganisationName = keyof typeof FACTS;
