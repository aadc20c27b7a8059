import {
  EVIDENCE_ALARM_DAYS,
  OVERDUE_ALARM_HOURS,
  PAYOUT_ALARM_DAYS,
  PERIOD_CLOSED_BY_DAY,
  type SecurityWave,
} from "@kalivo/domain/limits.ts";
import type { alarms as english } from "../../en/server/alarms.ts";
import { monthInWords } from "../../month-in-words.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

const WAVES: Readonly<Record<SecurityWave, string>> = {
  sign_in_failed: "mislukte aanmeldingen",
  sign_in_limited: "aanmeldingen die moesten wachten",
  limit_refused: "oproepen die een limiet weigerde",
  reset_asked: "links om een wachtwoord te kiezen",
  second_factor_failed: "foute tweede factoren",
  admin_refused: "oproepen van beheerpagina’s door anderen",
  webhook_refused: "valse berichten in naam van een aanbieder",
};
const waves: Readonly<Record<string, string>> = WAVES;

const REASONS: Readonly<Record<string, string>> = {
  stopped: "een betwisting stopt de betaler; hef de stop op of beëindig de inning",
  untold: "geen enkele mailserver aanvaardt de aankondiging; de inning kan worden beëindigd",
  provider: "de betaaldienst antwoordt niet",
  cancelling: "de betaaldienst annuleert een opgegeven betaling niet",
  worker: "niets heeft eraan gewerkt; kijk of er een worker draait",
  bank: "een domiciliëring wacht op de bank",
  payer: "een betaling wacht op de betaler",
  books: "de boeken van de maand verschillen; de pagina Boekhouding zegt waar",
  close: "ze is nog niet berekend; kijk of er een worker draait",
};
const why = (reason: string): string => REASONS[reason] ?? reason;

export const alarms: typeof english = {
  books_differ: (n) =>
    plural(n, (figure) => ({
      one: `De boeken kloppen niet met zichzelf: ${figure} verschil. De pagina Boekhouding zegt welke.`,
      other: `De boeken kloppen niet met zichzelf: ${figure} verschillen. De pagina Boekhouding zegt welke.`,
    })),
  provider_differs: (n) =>
    plural(n, (figure) => ({
      one: `De boeken zijn niet wat de betaaldienst zegt: ${figure} verschil. De pagina Boekhouding zegt welke.`,
      other: `De boeken zijn niet wat de betaaldienst zegt: ${figure} verschillen. De pagina Boekhouding zegt welke.`,
    })),
  jobs_stand_still: () =>
    "Niemand voert de taken uit: er wordt niets geïnd en er vertrekt bijna geen e-mail. Start de worker.",
  clock_differs: (n) =>
    plural(n, (figure) => ({
      one: `${figure} machine heeft een andere klok dan de databank en voert geen taken uit. Zet daar de tijd juist.`,
      other: `${figure} machines hebben een andere klok dan de databank en voeren geen taken uit. Zet daar de tijd juist.`,
    })),
  provider_not_compared: (_, since) =>
    `De boeken zijn sinds ${since} niet meer met de betaaldienst vergeleken. De pagina Boekhouding zegt waarom.`,
  charges_overdue: (n, reason) =>
    plural(n, (figure) => ({
      one: `${figure} inning had meer dan ${OVERDUE_ALARM_HOURS} uur geleden moeten gebeuren, en er gebeurde niets: ${why(reason)}.`,
      other: `${figure} inningen hadden meer dan ${OVERDUE_ALARM_HOURS} uur geleden moeten gebeuren, en er gebeurde niets: ${why(reason)}.`,
    })),
  events_failing: (n) =>
    plural(n, (figure) => ({
      one: `${figure} bericht van de betaaldienst: al meer dan ${OVERDUE_ALARM_HOURS} uur niet te verwerken. Het logboek zegt waarom.`,
      other: `${figure} berichten van de betaaldienst: al meer dan ${OVERDUE_ALARM_HOURS} uur niet te verwerken. Het logboek zegt waarom.`,
    })),
  sources_inactive: (n) =>
    plural(n, (figure) => ({
      one: `${figure} bron van trainingen sluit iedereen buiten: kijk daar naar het ontwikkelaarsaccount.`,
      other: `${figure} bronnen van trainingen sluiten iedereen buiten: kijk daar naar het ontwikkelaarsaccount.`,
    })),
  sources_failing: (n) =>
    plural(n, (figure) => ({
      one: `${figure} bericht van de bronnen van trainingen: niet te lezen. Het logboek zegt waarom.`,
      other: `${figure} berichten van de bronnen van trainingen: niet te lezen. Het logboek zegt waarom.`,
    })),
  disputes_to_answer: (n) =>
    plural(n, (figure) => ({
      one: `${figure} betwisting moet binnen ${EVIDENCE_ALARM_DAYS} dagen beantwoord worden, of het geld is verloren.`,
      other: `${figure} betwistingen moeten binnen ${EVIDENCE_ALARM_DAYS} dagen beantwoord worden, of het geld is verloren.`,
    })),
  disputes_to_decide: (n, lastDay) =>
    plural(n, (figure) => ({
      one: `${figure} betwisting wacht op je beslissing${lastDay === "" ? "" : `: de bank wil ons horen tegen ${lastDay}`}.`,
      other: `${figure} betwistingen wachten op je beslissing${lastDay === "" ? "" : `: de bank wil ons horen tegen ${lastDay}`}.`,
    })),
  payers_stopped: (n) =>
    counted(n, {
      one: "betaler blijft stilstaan door een betwisting die voorbij is: laat die verdergaan, of laat het zo.",
      other:
        "betalers blijven stilstaan door betwistingen die voorbij zijn: laat hen verdergaan, of laat het zo.",
    }),
  refunds_unfinished: (n) =>
    plural(n, (figure) => ({
      one: `${figure} terugbetaling was na ${OVERDUE_ALARM_HOURS} uur niet klaar.`,
      other: `${figure} terugbetalingen waren na ${OVERDUE_ALARM_HOURS} uur niet klaar.`,
    })),
  payouts_unconfirmed: (n) =>
    plural(n, (figure) => ({
      one: `${figure} uitbetaling is meer dan ${PAYOUT_ALARM_DAYS} dagen geleden opgedragen, en niemand zei of de bank betaald heeft.`,
      other: `${figure} uitbetalingen zijn meer dan ${PAYOUT_ALARM_DAYS} dagen geleden opgedragen, en niemand zei of de bank betaald heeft.`,
    })),
  notices_not_sent: (n) =>
    plural(n, (figure) => ({
      one: `${figure} aankondiging is door geen enkele mailserver aanvaard, dus daarvoor wordt niets geïnd.`,
      other: `${figure} aankondigingen zijn door geen enkele mailserver aanvaard, dus daarvoor wordt niets geïnd.`,
    })),
  mails_stuck: (n) =>
    plural(n, (figure) => ({
      one: `${figure} e-mail wacht langer dan zou moeten: de mailserver weigert, of er draait geen worker.`,
      other: `${figure} e-mails wachten langer dan zou moeten: de mailserver weigert, of er draait geen worker.`,
    })),
  mails_given_up: (n) =>
    plural(n, (figure) => ({
      one: `${figure} e-mail kon de laatste 30 dagen niet verstuurd worden.`,
      other: `${figure} e-mails konden de laatste 30 dagen niet verstuurd worden.`,
    })),
  payouts_came_back: (_, name) =>
    `Een overschrijving aan ${name} kwam terug, dus geen ronde betaalt daar: kijk naar de bankrekening.`,
  payouts_left_after_all: (n, name) =>
    plural(n, (figure) => ({
      one: `${figure} uitbetaling ging van de rekening, terwijl genoteerd als teruggestuurd (${name}). Zeg op de pagina van de ronde wat ervan werd: tot dan betaalt geen ronde daar.`,
      other: `${figure} uitbetalingen gingen van de rekening, terwijl genoteerd als teruggestuurd (${name}). Zeg op de pagina van de ronde wat ervan werd: tot dan betaalt geen ronde daar.`,
    })),
  bank_discrepancies: (n) =>
    plural(n, (figure) => ({
      one: `Een rekeninguittreksel toont ${figure} verrichting die onze boeken niet hebben: zoek het uit met de bank.`,
      other: `Rekeninguittreksels tonen ${figure} verrichtingen die onze boeken niet hebben: zoek het uit met de bank.`,
    })),
  payouts_waiting: () =>
    "Een voorbereide uitbetalingsronde wacht op de goedkeuring van een andere beheerder.",
  accounts_missing: (n) =>
    plural(n, (figure) => ({
      one: `Er is geld uit te betalen aan ${figure} organisatie zonder bankrekening: vraag ze er een.`,
      other: `Er is geld uit te betalen aan ${figure} organisaties zonder bankrekening: vraag ze er een.`,
    })),
  iban_waiting: (n) =>
    plural(n, (figure) => ({
      one: `${figure} bankrekening wacht op de goedkeuring van een andere beheerder.`,
      other: `${figure} bankrekeningen wachten op de goedkeuring van een andere beheerder.`,
    })),
  proposals_waiting: (n) =>
    plural(n, (figure) => ({
      one: `${figure} voorstel wacht op een andere beheerder: een nieuwe beheerder, of het wissen van iemand.`,
      other: `${figure} voorstellen wachten op een andere beheerder: een nieuwe beheerder, of het wissen van iemand.`,
    })),
  workouts_held: (n) =>
    plural(n, (figure) => ({
      one: `${figure} ongewone training wacht op controle voor ze meetelt.`,
      other: `${figure} ongewone trainingen wachten op controle voor ze meetellen.`,
    })),
  looks_waiting: (n) =>
    plural(n, (figure) => ({
      one: `${figure} voorstel van een organisatie wacht om nagekeken te worden.`,
      other: `${figure} voorstellen van organisaties wachten om nagekeken te worden.`,
    })),
  feedback_unread: (n) =>
    plural(n, (figure) => ({
      one: `${figure} bericht is nog niet gelezen.`,
      other: `${figure} berichten zijn nog niet gelezen.`,
    })),
  month_not_closed: (_, subject) => {
    const [month = "", reason = "", endsBy = ""] = subject.split(" ");
    const end = endsBy === "" ? "" : `; het eindigt vanzelf uiterlijk op ${endsBy}`;
    return `De maand ${monthInWords(month, "nl")} is niet afgesloten, hoewel dat op de ${PERIOD_CLOSED_BY_DAY}e van de maand erna moest gebeuren: ${why(reason)}${end}.`;
  },
  security_wave: (n, kind) =>
    `Ongewoon veel ${waves[kind] ?? kind} binnen een uur: ${n}. De limieten houden stand; de handleiding over aanvallen zegt waar je naar kijkt.`,
};
