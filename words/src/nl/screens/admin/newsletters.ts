import type { newsletters as english } from "../../../en/screens/admin/newsletters.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("nl-BE");

const countedPeople = (n: number) => counted(n, { one: "persoon", other: "mensen" });

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
  sentOn: (day, n) => `Op ${day} verstuurd naar ${countedPeople(n)}`,
  by: (name) => `door ${name}`,
  preview: "Zoals hij aankomt",
  readers: (n) => `Gaat naar ${countedPeople(n)}.`,
  nobody: "Niemand heeft de nieuwsbrief aanstaan, dus er is niemand om hem naartoe te sturen.",
  test: "Naar mezelf sturen",
  tested: "Hij is onderweg naar jou.",
  send: "Naar iedereen sturen",
  sendTitle: (n) => `Naar ${countedPeople(n)} sturen?`,
  sendAsk:
    "Hij vertrekt meteen en kan niet teruggeroepen of veranderd worden. Lees eerst je eigen exemplaar.",
  sendAction: (n) => `Sturen naar ${countedPeople(n)}`,
  sentNow: "Hij is onderweg.",
  remove: "Concept verwijderen",
  removeTitle: "Dit concept verwijderen?",
  removeAsk: "Wat geschreven is, gaat verloren.",
  removed: "Het concept is verwijderd.",
};
