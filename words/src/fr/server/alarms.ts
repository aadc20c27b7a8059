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

const { counted, plural } = pluralOf("fr-BE");

const WAVES: Readonly<Record<SecurityWave, string>> = {
  sign_in_failed: "connexions ratées",
  sign_in_limited: "connexions mises en attente",
  limit_refused: "appels refusés par une limite",
  reset_asked: "liens pour choisir un mot de passe",
  second_factor_failed: "seconds facteurs erronés",
  admin_refused: "appels des pages d’administration par d’autres",
  webhook_refused: "faux messages au nom d’un prestataire",
};
const waves: Readonly<Record<string, string>> = WAVES;

const REASONS: Readonly<Record<string, string>> = {
  stopped: "une contestation bloque le soutien ; lève le blocage ou termine le prélèvement",
  untold: "aucun serveur de messagerie n’accepte l’annonce ; le prélèvement peut être terminé",
  provider: "le prestataire de paiement ne répond pas",
  cancelling: "le prestataire de paiement n’annule pas un paiement abandonné",
  worker: "rien ne s’en est occupé ; vérifie qu’un worker tourne",
  bank: "une domiciliation attend la banque",
  payer: "un paiement attend la personne qui paie",
  books: "les comptes du mois diffèrent ; la page Comptabilité dit où",
  close: "il n’a pas encore été calculé ; vérifie qu’un worker tourne",
};
const why = (reason: string): string => REASONS[reason] ?? reason;

export const alarms: typeof english = {
  books_differ: (n) =>
    plural(n, (figure) => ({
      one: `Les comptes ne concordent pas entre eux : ${figure} différence. La page Comptabilité dit lesquelles.`,
      other: `Les comptes ne concordent pas entre eux : ${figure} différences. La page Comptabilité dit lesquelles.`,
    })),
  provider_differs: (n) =>
    plural(n, (figure) => ({
      one: `Les comptes ne disent pas la même chose que le prestataire de paiement : ${figure} différence. La page Comptabilité dit lesquelles.`,
      other: `Les comptes ne disent pas la même chose que le prestataire de paiement : ${figure} différences. La page Comptabilité dit lesquelles.`,
    })),
  jobs_stand_still: () =>
    "Personne n’exécute les tâches : rien n’est prélevé et presque aucun e-mail ne part. Démarre le worker.",
  clock_differs: (n) =>
    plural(n, (figure) => ({
      one: `${figure} machine a une autre heure que la base de données et n’exécute aucune tâche. Règle l’heure de cette machine.`,
      other: `${figure} machines ont une autre heure que la base de données et n’exécutent aucune tâche. Règle l’heure de ces machines.`,
    })),
  provider_not_compared: (_, since) =>
    `Les comptes n’ont plus été comparés avec le prestataire de paiement depuis le ${since}. La page Comptabilité en dit la raison.`,
  charges_overdue: (n, reason) =>
    plural(n, (figure) => ({
      one: `${figure} prélèvement était dû il y a plus de ${OVERDUE_ALARM_HOURS} heures, et rien ne s’est passé : ${why(reason)}.`,
      other: `${figure} prélèvements étaient dus il y a plus de ${OVERDUE_ALARM_HOURS} heures, et rien ne s’est passé : ${why(reason)}.`,
    })),
  events_failing: (n) =>
    plural(n, (figure) => ({
      one: `${figure} message du prestataire de paiement : application impossible depuis plus de ${OVERDUE_ALARM_HOURS} heures. Le journal dit pourquoi.`,
      other: `${figure} messages du prestataire de paiement : application impossible depuis plus de ${OVERDUE_ALARM_HOURS} heures. Le journal dit pourquoi.`,
    })),
  sources_inactive: (n) =>
    plural(n, (figure) => ({
      one: `${figure} source de séances refuse tout le monde : regarde le compte de développeur auprès d’elle.`,
      other: `${figure} sources de séances refusent tout le monde : regarde le compte de développeur auprès d’elles.`,
    })),
  sources_failing: (n) =>
    plural(n, (figure) => ({
      one: `${figure} message des sources de séances : lecture impossible. Le journal dit pourquoi.`,
      other: `${figure} messages des sources de séances : lecture impossible. Le journal dit pourquoi.`,
    })),
  disputes_to_answer: (n) =>
    plural(n, (figure) => ({
      one: `${figure} contestation attend une réponse dans les ${EVIDENCE_ALARM_DAYS} jours, sinon l’argent est perdu.`,
      other: `${figure} contestations attendent une réponse dans les ${EVIDENCE_ALARM_DAYS} jours, sinon l’argent est perdu.`,
    })),
  disputes_to_decide: (n, lastDay) =>
    plural(n, (figure) => ({
      one: `${figure} contestation attend ta décision${lastDay === "" ? "" : ` : la banque veut nous entendre pour le ${lastDay}`}.`,
      other: `${figure} contestations attendent ta décision${lastDay === "" ? "" : ` : la banque veut nous entendre pour le ${lastDay}`}.`,
    })),
  payers_stopped: (n) =>
    counted(n, {
      one: "payeur reste arrêté par une contestation terminée : laisse-le continuer, ou laisse-le ainsi.",
      other:
        "payeurs restent arrêtés par des contestations terminées : laisse-les continuer, ou laisse-les ainsi.",
    }),
  refunds_unfinished: (n) =>
    plural(n, (figure) => ({
      one: `${figure} remboursement n’est pas terminé après ${OVERDUE_ALARM_HOURS} heures.`,
      other: `${figure} remboursements ne sont pas terminés après ${OVERDUE_ALARM_HOURS} heures.`,
    })),
  payouts_unconfirmed: (n) =>
    plural(n, (figure) => ({
      one: `${figure} versement a été ordonné il y a plus de ${PAYOUT_ALARM_DAYS} jours, et personne n’a dit si la banque a payé.`,
      other: `${figure} versements ont été ordonnés il y a plus de ${PAYOUT_ALARM_DAYS} jours, et personne n’a dit si la banque a payé.`,
    })),
  notices_not_sent: (n) =>
    plural(n, (figure) => ({
      one: `${figure} préavis n’a été accepté par aucun serveur d’e-mail : rien n’est prélevé pour celui-ci.`,
      other: `${figure} préavis n’ont été acceptés par aucun serveur d’e-mail : rien n’est prélevé pour ceux-ci.`,
    })),
  mails_stuck: (n) =>
    plural(n, (figure) => ({
      one: `${figure} e-mail attend plus longtemps que prévu : le serveur d’e-mail refuse, ou aucun worker ne tourne.`,
      other: `${figure} e-mails attendent plus longtemps que prévu : le serveur d’e-mail refuse, ou aucun worker ne tourne.`,
    })),
  mails_given_up: (n) =>
    plural(n, (figure) => ({
      one: `${figure} e-mail n’a pas pu être envoyé ces 30 derniers jours.`,
      other: `${figure} e-mails n’ont pas pu être envoyés ces 30 derniers jours.`,
    })),
  payouts_came_back: (_, name) =>
    `Un virement à ${name} est revenu, aucun lot ne paie donc là : regarde son compte bancaire.`,
  payouts_left_after_all: (n, name) =>
    plural(n, (figure) => ({
      one: `${figure} versement est sorti du compte bien que noté comme renvoyé (${name}). Dis sur la page du lot ce qu’il en est : avant cela, aucun lot ne paie là.`,
      other: `${figure} versements sont sortis du compte bien que notés comme renvoyés (${name}). Dis sur la page du lot ce qu’il en est : avant cela, aucun lot ne paie là.`,
    })),
  bank_discrepancies: (n) =>
    plural(n, (figure) => ({
      one: `Un extrait de compte montre ${figure} écriture que nos comptes n’ont pas : tire-la au clair avec la banque.`,
      other: `Des extraits de compte montrent ${figure} écritures que nos comptes n’ont pas : tire-les au clair avec la banque.`,
    })),
  payouts_waiting: () => "Un lot de versements préparé attend l’approbation de quelqu’un d’autre.",
  accounts_missing: (n: number) =>
    plural(n, (figure) => ({
      one: `De l’argent est à verser à ${figure} organisation sans compte bancaire : demande-lui-en un.`,
      other: `De l’argent est à verser à ${figure} organisations sans compte bancaire : demande-leur-en un.`,
    })),
  iban_waiting: (n) =>
    plural(n, (figure) => ({
      one: `${figure} compte bancaire attend l’approbation de quelqu’un d’autre.`,
      other: `${figure} comptes bancaires attendent l’approbation de quelqu’un d’autre.`,
    })),
  proposals_waiting: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} proposition attend un autre admin : un nouvel admin, ou un effacement.`,
      other: `${figure} propositions attendent un autre admin : un nouvel admin, ou un effacement.`,
    })),
  workouts_held: (n) =>
    plural(n, (figure) => ({
      one: `${figure} séance inhabituelle attend une vérification avant de compter.`,
      other: `${figure} séances inhabituelles attendent une vérification avant de compter.`,
    })),
  looks_waiting: (n) =>
    plural(n, (figure) => ({
      one: `${figure} proposition d’une association attend d’être relue.`,
      other: `${figure} propositions d’associations attendent d’être relues.`,
    })),
  feedback_unread: (n) =>
    plural(n, (figure) => ({ one: `${figure} message non lu.`, other: `${figure} messages non lus.` })),
  month_not_closed: (_, subject) => {
    const [month = "", reason = "", endsBy = ""] = subject.split(" ");
    const end = endsBy === "" ? "" : ` ; cela prend fin tout seul au plus tard le ${endsBy}`;
    return `Un mois n’est pas clôturé (${monthInWords(month, "fr")}), alors que cela devait être fait le ${PERIOD_CLOSED_BY_DAY} du mois suivant : ${why(reason)}${end}.`;
  },
  security_wave: (n, kind) =>
    `Beaucoup plus que d’habitude en une heure, ${waves[kind] ?? kind} : ${n}. Les limites tiennent ; le guide sur les attaques dit quoi regarder.`,
};
