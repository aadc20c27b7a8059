import type { OrganisationLinkData } from "./mail.ts";

export const sample: OrganisationLinkData = {
  url: "https://kalivo.example/for/WzE3OTY2.u0Wn8cXm3hQ2",
  organisation: "Natuurpunt",
};
