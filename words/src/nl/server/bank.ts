import type { bank as english } from "../../en/server/bank.ts";

export const bank: typeof english = {
  oneFile: "Eén bestand tegelijk: kies welk eerst gelezen moet worden.",
  noFile: "Kies eerst het bestand van het uittreksel.",
  unread: {
    unknown_format:
      "Dit is geen camt.053 (XML) en geen CODA-bestand. Download een van beide op de pagina’s van de bank.",
    broken_xml:
      "Dit bestand is stuk of niet volledig: de XML stopt of ontspoort halverwege. Download het opnieuw.",
    document_type:
      "Dit bestand geeft een documenttype op, wat geen enkele bank doet. Het wordt niet gelezen.",
    another_message:
      "Dit is een ander bericht dan een rekeninguittreksel (camt.053). Download het uittreksel van een dag of maand die voorbij is.",
    truncated: "Dit bestand is niet volledig: er ontbreken records. Download het opnieuw.",
    not_euros: "Dit uittreksel is niet in euro.",
    no_balances: "Dit uittreksel geeft zijn eerste of laatste saldo niet, of niet hoe het heet.",
    does_not_add_up:
      "Dit uittreksel klopt niet: het eerste saldo en de verrichtingen geven samen niet het laatste saldo.",
    not_an_amount: "Een bedrag in dit bestand is er geen, of is fijner dan een cent.",
    not_a_day: "Een dag in dit bestand is er geen.",
    no_account: "Dit bestand zegt niet van welke rekening het is.",
    not_a_record:
      "Dit is geen CODA volgens de standaard van de banken: een record is te lang of staat verkeerd.",
  },
  at: (sentence, place) => `${sentence} (Regel of verrichting ${place}.)`,
  noOwnAccount:
    "De eigen rekening van de vzw is nog niet ingesteld. Op het dashboard staat waarmee je begint.",
  otherAccount: (end) =>
    `Dit uittreksel is van een andere rekening, eindigend op ${end}. Er is niets geboekt.`,
  unknownDiscrepancy: "Deze verrichting bestaat niet.",
  endedAlready: "Iemand anders heeft dit al uitgezocht.",
  nothingNew: "Er valt niets te boeken: alles wat van ons is, is al geboekt.",
  changed: "De boeken zijn veranderd sinds je keek. Kijk opnieuw; er is niets geboekt.",
  why: {
    other_amount: (expected) =>
      `De referentie is van ons, maar het bedrag niet: het zou ${expected} moeten zijn.`,
    batch_sum: (expected) => `Eén bedrag voor een hele ronde, maar niet wat nog bij de bank is: ${expected}.`,
    provider_amount: (expected) =>
      `Het noemt een overschrijving van de betaaldienst, maar het bedrag klopt niet: het zou ${expected} moeten zijn. Vraag het de betaaldienst.`,
    batch_given_up: (sum) =>
      `Eén bedrag voor een hele ronde, terwijl ${sum} ervan als teruggestuurd genoteerd staat: het vertrok toch. Zeg op de pagina van de ronde wat er van elk werd, en lees dit uittreksel dan opnieuw.`,
    from_elsewhere: (end) =>
      `Het noemt een uitbetaling van ons, maar is geen terugkeer van de bank en komt van ${end === null ? "een rekening die niet vermeld is" : `een andere rekening, eindigend op ${end}`}. Is het toch dat geld, noteer het dan als teruggekomen op de pagina van de ronde.`,
    no_such_run:
      "De referentie lijkt op een van de onze, maar zo’n ronde is er niet. Vraag de bank wie ze gaf, en verwittig de andere beheerders.",
    parts_differ:
      "Ze noemt uitbetalingen van ons, maar hun bedragen maken samen niet het hare, dus niemand kan zeggen welke bewogen. Vraag de bank de lijst van haar overschrijvingen.",
    no_reference:
      "De rekening en het bedrag zijn die van een uitbetaling, maar onze referentie staat er niet bij. Is het deze uitbetaling, bevestig ze dan op de pagina van de ronde.",
    other_account: "De referentie is van ons, maar het ging naar een andere rekening dan de goedgekeurde.",
    other_debtor: "De referentie is van ons, maar de ronde wordt van een andere rekening betaald.",
    not_ordered: "De ronde met deze referentie is nooit goedgekeurd.",
    before_order: "Het ging van de rekening voor de ronde was goedgekeurd.",
    in_the_future: "Die dag is er nog niet.",
    given_up:
      "Het ging van de rekening, maar staat genoteerd als teruggestuurd. Er wordt niets opnieuw betaald voor iemand op de pagina van die ronde zegt wat ervan werd.",
    paid_twice: "Deze uitbetaling ging twee keer van de rekening. Vraag de bank er een terug te nemen.",
    returned_twice: "Deze uitbetaling kwam een tweede keer terug.",
    never_left:
      "Het kwam terug, maar het uittreksel waarop het vertrok, is nog niet geboekt. Boek dat eerst.",
    before_it_left: "Het kwam terug voor de dag waarop het vertrok.",
  },
};
