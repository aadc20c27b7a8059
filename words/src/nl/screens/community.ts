import type { community as english } from "../../en/screens/community.ts";

/** The four lists of Community. */
export const community: typeof english = {
  title: "Community",
  sort: "Sorteren",
  sorts: {
    created_at: "Laatst toegevoegd",
    total_raised: "Totaal opgehaald",
    users_count: "Aantal sporters",
  },
  noTeam: "Geen team gevonden voor je zoekopdracht",
  noProfile: "Geen profiel gevonden voor je zoekopdracht (misschien is het niet openbaar?)",
};
