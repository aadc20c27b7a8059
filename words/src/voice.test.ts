import { type Language, LANGUAGES } from "@kalivo/domain/language.ts";
import { expect, test } from "vitest";
import { sayingsIn } from "./sayings.ts";

/**
 * The voice (design §12): what is never said, as far as a pattern can find it, in the words that people read. Legal
 * papers are left out, since the law has words of its own, and of the admin pages the words of the ledger.
 */
type Never = { word: RegExp; instead: string; adminToo: boolean };

const never = (word: RegExp, instead: string): Never => ({ word, instead, adminToo: true });
const neverForMembers = (word: RegExp, instead: string): Never => ({ word, instead, adminToo: false });

const NEVER: Readonly<Record<Language, readonly Never[]>> = {
  en: [
    never(/\bsingle workouts?\b/iu, "a workout itself: donors see what they owe by day (rule 37)"),
    never(/\bwhoever\b|(?:^|[.,:;] )who supports you\b/iu, "anyone who, people who (P1)"),
    never(/\b(?:stands?|standing) (?:in|on|here|there)\b/iu, "shows, appears, see (P1)"),
    never(/\bof it\.?$/iu, "name the thing (P2)"),
    never(/\bneed not\b|\bneed do\b/iu, "there is nothing to do (P5)"),
    never(/\bat once\b/iu, "right away (P7)"),
    never(
      /\bby itself\b|\bfor good\b|\bbesides\b|\bborne\b|\bmend\b|\banew\b/iu,
      "as one says it to a friend (P7)",
    ),
    never(/\bno more\b(?! \w)|\bany more than\b/iu, "no longer (P7)"),
    never(/\btake(?:s|n)? back\b|\btook back\b/iu, "reverse, refund, withdraw, undo (P8)"),
    never(/\bsums?\b/iu, "amount"),
    never(/\breceipts?\b/iu, "payment confirmation"),
    never(/\bmails?\b(?! servers?\b| program\b)/iu, "email"),
    never(/\blog (?:in|out|you out)\b|\blogged (?:in|out)\b/iu, "sign in, sign out"),
    never(/\bbill(?:s|ed|ing)?\b|\binvoices?\b/iu, "collect"),
    never(/\bsponsors?\b|\bcharit(?:y|ies)\b|\bbackers?\b/iu, "support, organisation, donor"),
    neverForMembers(/\bback(?:ed|ing|s)\b|\bback (?:people|someone|somebody)\b/iu, "support"),
    neverForMembers(/\bpledges?\b|\bpledged\b/iu, "support"),
    neverForMembers(/\bpayers?\b/iu, "donor"),
    neverForMembers(
      /\bcarried\b|\bwaived\b|\bwritten off\b|\bheld\b/iu,
      "moved to, too small to charge, on hold (P6)",
    ),
    neverForMembers(/\bearns?\b|\bearned\b/iu, "raise: a burner earns nothing"),
    neverForMembers(/\bsessions?\b|\befforts?\b|\bexercises?\b/iu, "workout"),
    neverForMembers(
      /\bcannot\b|\bdo not\b|\bdoes not\b|\bdid not\b|\bcould not\b|\bwill not\b/iu,
      "contract as people talk",
    ),
  ],
  fr: [
    never(/séance en particulier/iu, "une séance elle-même (rule 37)"),
    never(/factur/iu, "prélever"),
    never(/\b(?:le|un|ton|ce|sur) reçu\b|^reçus?$/iu, "confirmation de paiement"),
    never(/\bréglages?\b/iu, "Paramètres"),
    never(/\b(?:la|une|cette|leur|des|les|de) sommes?\b(?! de contrôle)|^sommes?$/iu, "montant"),
    never(/\bsessions?\b/iu, "connexion, séance"),
    never(/\bexercices?\b|\bsponsor|\bparrain/iu, "séance, soutien"),
    never(/\bvous\b(?! a rendu)|\bvotre\b|\bvos\b/iu, "tu"),
    never(/(?<!e-\u2060?)\bmails?\b/iu, "e-mail"),
    never(/\blà-bas\b|\bchez toi\b/iu, "name the place"),
    never(/^brûler$/iu, "Bouger"),
    never(
      /[Tt]on soutien (?:est|continue|reprend|reste|a|commence)\b/u,
      "tes dons: le soutien is the person (W16)",
    ),
    neverForMembers(/\befforts?\b/iu, "séance"),
    neverForMembers(/\bgard(?:é|ée|és|ées)\b/iu, "en attente, conservé"),
    neverForMembers(/\bpayeurs?\b/iu, "soutien"),
  ],
  nl: [
    never(/afzonderlijke training|nooit één training/iu, "een training zelf (rule 37)"),
    never(/\btarie(?:f|ven)\b/iu, "bedrag per 100 calorieën"),
    never(/aangereken|aanreken|\bfactu(?:ur|re)/iu, "innen"),
    never(/ontvangstbewij/iu, "betalingsbevestiging"),
    never(/\b(?:in|uit)log(?:gen|t)?\b|\bingelogd\b|\buitgelogd\b/iu, "aanmelden, afmelden"),
    never(/(?<!e-\u2060?)\bmails?\b/iu, "e-mail"),
    never(/\bde som\b|\been som\b|\bsommen\b/iu, "bedrag, totaal"),
    never(/\bsessies?\b|\boefening(?:en)?\b|\bsponsor/iu, "training"),
    never(/(?<!km\/)\bu\b|\buw\b/iu, "je"),
    never(/^verbranden$/iu, "Bewegen"),
    never(/zonder winst\b(?!oogmerk)/iu, "zonder winstoogmerk"),
    never(/\bpasskeys?\b/iu, "toegangssleutel"),
    never(/(?:deze|de) code\b[^.]*[:,] ze\b|\bje steun\b[^.]*\. Ze\b/iu, "code and steun are hij (S4 6)"),
    neverForMembers(/\binspanning(?:en)?\b/iu, "training"),
    neverForMembers(
      /kwijtgescholden|afgeschreven|overgedragen|vastgehouden/iu,
      "te klein, opgegeven, naar volgende maand, in afwachting",
    ),
    neverForMembers(/\bbetalers?\b/iu, "donateur"),
  ],
  de: [
    never(/einzelnes Training/iu, "ein Training selbst (rule 37)"),
    never(
      /(?<!^)(?<![.:;!?…“] )\bSie\b|\bIhr(?:e[mnrs]?)?\b(?= (?:Konto|E-Mail|Code|Spenden?|Bank|Geld|Daten))/u,
      "du",
    ),
    never(/\bRechnung/u, "einziehen, Abrechnung"),
    never(/quittung|\bbelastet|\babgebucht|\babbuch/iu, "Zahlungsbestätigung, einziehen"),
    never(/\bleider\b|\bbedauer/iu, "what happened, and one thing to do"),
    never(/\b(?:Be)?[Nn]utzer/u, "du, Person"),
    never(/\b(?:ein|aus)(?:loggen|geloggt)|\bLog(?:in|out)\b/iu, "anmelden, abmelden"),
    never(/(?<!E-\u2060?)\bMails?\b/u, "E-Mail"),
    never(/\bSummen?\b/u, "Betrag, insgesamt"),
    never(/\bSponsor|\bWohltätigkeit|\bGönner/iu, "unterstützen, Organisation, Unterstützer"),
    never(/\bWorkouts?\b|\bTrainingseinheit|\bÜbung(?:en)?\b/iu, "Training"),
    never(/\bDeckel\b|\bObergrenze/iu, "Monatslimit, Gesamtlimit"),
    never(/\boptional\b/iu, "freiwillig"),
    never(/\bkeinesfalls\b|\bdiesbezüglich\b|\bmittels\b|\bbzw\b|\bgemäß\b/iu, "as one says it to a friend"),
    neverForMembers(/\bZahler/u, "Unterstützer"),
    neverForMembers(/\bLeistung(?:en)?\b/u, "Training"),
    neverForMembers(
      /\berlassen\b|\babgeschrieben\b|\beinbehalten\b/iu,
      "zu klein zum Einziehen, zurückgestellt",
    ),
  ],
};

/** Why a sentence may say it all the same. */
const ALLOWED: readonly { place: RegExp; because: string }[] = [
  { place: /^screens\.legal\.health\./u, because: "people agreed to this text as it stands" },
  { place: /^screens\.sources\.consent\./u, because: "people agreed to this text as it stands" },
  { place: /^mails\.mandate\./u, because: "people agreed to this text as it stands" },
  { place: /^screens\.legal\.terms\./u, because: "terms do not contract (design §12)" },
  { place: /^screens\.landing\.slides\./u, because: "required copy (design §5.12)" },
  {
    place: /^screens\.(?:account|act|codes)\.(?:unreachable|tokenMissing|copyFailed|entry\.unknown)/u,
    because: "required copy",
  },
];

test.each(LANGUAGES)("%s says nothing that the voice never says (design §12)", async (language) => {
  const said = [...(await sayingsIn(language))].filter(
    ([place]) => !place.startsWith("legal.") && !ALLOWED.some((one) => one.place.test(place)),
  );
  expect(said.length).toBeGreaterThan(2000);
  const found = said.flatMap(([place, sentence]) =>
    NEVER[language]
      .filter(({ word, adminToo }) => (adminToo || !isAdmin(place)) && word.test(sentence))
      .map(({ instead }) => `${place}: ${sentence} (instead: ${instead})`),
  );
  expect(found).toEqual([]);
});

const isAdmin = (place: string) =>
  /^screens\.admin\.|^server\.(?:admin|alarms|bank|books)\.|^mails\.(?:adminNews|alarms)\./u.test(place);

/** What a person with a browser can do nothing with: settings, files and commands of the server. */
const OF_THE_SERVER = /\b[A-Z]+(?:_[A-Z0-9]+)+\b|\bdocs\/|\.md\b|\bnpm run\b|\bkalivo --/u;

test.each(LANGUAGES)("%s names settings, files and commands in one note alone", async (language) => {
  const found = [...(await sayingsIn(language))]
    .filter(([place, sentence]) => !place.startsWith("legal.") && OF_THE_SERVER.test(sentence))
    .map(([place]) => place);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((place) => !place.startsWith("screens.admin.firstSteps.note.settings."))).toEqual([]);
});
