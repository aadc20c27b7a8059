import type { newsletters as english } from "../../../en/screens/admin/newsletters.ts";
import { pluralOf } from "../../../plural.ts";

const { plural } = pluralOf("nl-BE");

export const newsletters: typeof english = {
  none: "Nog geen nieuwsbrief",
  noneHelp: "Hij gaat alleen naar wie hem aanvinkte.",
  write: "Nieuwsbrief schrijven",
  begin: "Als concept opslaan",
  begun: "Het concept is opgeslagen.",
  editTitle: "Concept bewerken",
  subject: "Onderwerp",
  body: "Tekst",
  bodyHelp:
    "Een lege regel begint een alinea. # maakt een titel, - een lijst, [woorden](https://…) een link.",
  draft: "Concept",
  sent: "Verstuurd",
  changed: (day) => `Gewijzigd op ${day}`,
  sentOn: (day, n) =>
    plural(n, (figure) => ({
      one: `Op ${day} verstuurd naar ${figure} persoon`,
      other: `Op ${day} verstuurd naar ${figure} mensen`,
    })),
  by: (name) => `door ${name}`,
  preview: "Zoals hij aankomt",
  readers: (n) =>
    plural(n, (figure) => ({ one: `Gaat naar ${figure} persoon.`, other: `Gaat naar ${figure} mensen.` })),
  nobody: "Niemand heeft de nieuwsbrief aanstaan, dus er is niemand om hem naartoe te sturen.",
  test: "Naar mezelf sturen",
  tested: "Hij is onderweg naar jou.",
  send: "Naar iedereen sturen",
  sendTitle: (n) =>
    plural(n, (figure) => ({
      one: `Naar ${figure} persoon sturen?`,
      other: `Naar ${figure} mensen sturen?`,
    })),
  sendAsk:
    "Hij vertrekt meteen en kan niet teruggeroepen of veranderd worden. Lees eerst je eigen exemplaar.",
  sendAction: (n) =>
    plural(n, (figure) => ({ one: `Sturen naar ${figure} persoon`, other: `Sturen naar ${figure} mensen` })),
  sentNow: "Hij is onderweg.",
  remove: "Concept verwijderen",
  removeTitle: "Dit concept verwijderen?",
  removeAsk: "Wat geschreven is, gaat verloren.",
  removed: "Het concept is verwijderd.",
};
