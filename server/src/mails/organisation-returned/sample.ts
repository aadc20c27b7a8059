import type { OrganisationReturnedData } from "./mail.ts";

export const sample: OrganisationReturnedData = {
  organisation: "Natuurpunt",
  what: "post",
  why: "A child can be recognised in the picture. Could you choose another one?",
};

export const ofWords: OrganisationReturnedData = {
  ...sample,
  what: "words",
  why: "The French text is about another project.",
};
