import type { adminNews as english } from "../../en/mails/admin-news.ts";

export const adminNews: typeof english = {
  subject: (app, title) => `${app}: ${title}`,
  titles: {
    grant_proposed: "een nieuwe beheerder is voorgesteld",
    grant_done: "er is een nieuwe beheerder",
    grant_objected: "bezwaar tegen een nieuwe beheerder",
    granted_by_operator: "een beheerder werd via de opdrachtregel gemaakt",
    revoked: "iemand is geen beheerder meer",
    factor_added: "een beheerder voegde een tweede factor toe",
    factor_reset: "de tweede factor van een beheerder is weggenomen",
    erase_proposed: "het wissen van een persoon is voorgesteld",
    erase_objected: "bezwaar tegen het wissen van een persoon",
    erased: "een persoon is gewist",
    exported: "een beheerder nam alle gegevens van een persoon",
    iban_proposed: "een bankrekening is voorgesteld",
    iban_approved: "een bankrekening verandert over een week",
    iban_rejected: "een bankrekening is geweigerd",
    iban_in_force: "een bankrekening is in gebruik",
    contact_changed: "een organisatie heeft een ander contact",
    contact_left: "je bent geen contact meer",
    organisation_confirmed: "een organisatie bevestigde dat ze meedoet",
    run_approved: "een reeks uitbetalingen is goedgekeurd",
    run_recalled: "een goedgekeurde reeks uitbetalingen is geannuleerd",
    payout_returned: "een uitbetaling kwam terug",
    refund_asked: "een admin betaalt een betaling terug",
    refund_of_released: "een admin betaalt terug wat al vrijgegeven is",
    dispute_accepted: "een admin aanvaardt een betwisting",
  },
  events: {
    grant_proposed: (days) =>
      `Een beheerder stelt een nieuwe voor. Een andere beheerder kan het bevestigen; anders gaat het over ${days} dagen in. Tot dan kan elke beheerder bezwaar maken, en dan gebeurt er niets.`,
    grant_done: () => "Deze persoon ziet vanaf nu de beheerpagina’s en mag over geld beslissen.",
    grant_objected: () => "Er gebeurt niets: deze persoon wordt geen beheerder.",
    granted_by_operator: () =>
      "Wie de server beheert, maakte deze persoon beheerder. Vanaf nu mag die over geld beslissen.",
    revoked: () => "Deze persoon ziet de beheerpagina’s niet meer.",
    factor_added: () =>
      "Deze beheerder opent er vanaf nu de beheerpagina’s mee. Verwacht je dit niet, vraag het dan na, anders dan per e-mail.",
    factor_reset: () =>
      "Wie de server beheert, nam de tweede factor van deze beheerder weg. Bij het volgende bezoek stelt die een andere in.",
    erase_proposed: () =>
      "Een beheerder stelt voor deze persoon voorgoed te wissen. Dat gebeurt zodra een andere beheerder het bevestigt; elke beheerder kan bezwaar maken.",
    erase_objected: () => "Er gebeurt niets: deze persoon blijft.",
    erased: () => "Twee beheerders, of wie de server beheert, wisten deze persoon. Er is geen weg terug.",
    exported: () =>
      "Een beheerder heeft alles gedownload wat over deze persoon bewaard wordt, ook gezondheidsgegevens. Dat dient om te antwoorden op een vraag van die persoon zelf.",
    iban_proposed: () =>
      "Een beheerder stelt voor deze organisatie op een andere bankrekening te betalen. Een andere beheerder beslist.",
    iban_approved: () =>
      "Uitbetalingen aan deze organisatie gaan vanaf de dag hieronder naar deze rekening. Tot dan kan elke beheerder ze weigeren.",
    iban_rejected: () => "Uitbetalingen gaan niet naar deze rekening.",
    iban_in_force: () => "Uitbetalingen aan deze organisatie gaan vanaf nu naar deze rekening.",
    contact_changed: () =>
      "Veranderingen van de bankrekening van deze organisatie worden vanaf nu aan een ander adres gemeld, of aan geen.",
    contact_left: () =>
      "Een beheerder gaf een ander adres op, of geen. Veranderingen van de bankrekening van deze organisatie worden vanaf nu daar gemeld.",
    organisation_confirmed: () =>
      "Iedereen leest op haar pagina sinds wanneer. Was het niet haar contact? Trek de bevestiging dan in.",
    run_approved: () => "Het bestand kan naar de bank.",
    run_recalled: () => "Niemand had het bestand genomen. De organisaties hebben alles opnieuw te goed.",
    payout_returned: () =>
      "Een overschrijving aan deze organisatie ging van de rekening van de vzw en kwam terug. De organisatie heeft het opnieuw te goed; er wordt daar niets uitbetaald voor een beheerder naar de rekening heeft gekeken.",
    refund_asked: () =>
      "Het bedrag gaat terug naar de kaart of rekening die betaalde. De organisaties geven wat ze nog niet ontvingen.",
    refund_of_released: () =>
      "Het bedrag gaat terug naar de kaart of rekening die betaalde. Voor de organisaties is het al vrijgegeven, dus draagt de vereniging het.",
    dispute_accepted: () =>
      "Het bedrag blijft bij de bank van wie betaalde. Wat de organisaties nog niet kregen, gaat terug; de vereniging draagt de rest, en de kosten van de bank.",
  },
  labels: {
    person: "Persoon",
    former: (id) => `Persoon ${id}`,
    by: "Door",
    organisation: "Organisatie",
    account: "Bankrekening",
    holder: "Rekeninghouder",
    effectiveOn: "Vanaf",
    payouts: "Uitbetalingen",
    amount: "Samen",
    returned: "Teruggekomen",
    returnedOn: "Op",
    statement: "Afrekening",
    refund: "Terugbetaling",
    disputed: "Betwist",
  },
  notRight: "Klopt dit niet? Open dan nu de beheerpagina’s en maak bezwaar, weiger of neem het terug.",
  notRightNow: "Klopt dit niet? Spreek dan meteen de andere beheerders, en niet per e-mail.",
  notRightContact: (mail) => `Klopt dit niet? Schrijf dan meteen naar ${mail}.`,
  button: "Beheerpagina’s openen",
  reason: "Je krijgt deze e-mail omdat je beheerder bent of was.",
  reasonContact: "Je krijgt deze e-mail omdat dit adres het contact van je organisatie is.",
};
