import { RELEASE_DAYS } from "@kalivo/domain/limits.ts";
import type { payouts as english } from "../../../en/screens/admin/payouts.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("fr-BE");

const countedPayouts = (n: number) => counted(n, { one: "versement", other: "versements" });

export const payouts: typeof english = {
  payable: "À verser",
  payableHelp: "Plus aucune banque ne peut le reprendre.",
  ready: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `Un lot verserait maintenant ${amount} à ${figure} association.`,
      other: `Un lot verserait maintenant ${amount} à ${figure} associations.`,
    })),
  nothingReady: "Un lot ne paierait personne maintenant : la liste plus bas dit pourquoi.",
  held: "En attente",
  heldHelp: "Une banque peut encore le reprendre.",
  heldUntil: (month: string) => `jusqu’en ${month}`,
  heldUntilTitle: "En attente, selon le mois où le montant sera à verser",
  atTheBank: "En route",
  atTheBankHelp: "Ordonné et pas encore confirmé.",
  noDebtor:
    "Le compte de l’ASBL elle-même n’est pas encore configuré. Des lots peuvent être préparés, mais pas approuvés. Le tableau de bord dit par où commencer.",
  from: (name: string, end: string) => `Payé par ${name}, compte se terminant par ${end}.`,
  runWaits: "Un lot préparé attend l’accord d’une deuxième personne.",
  prepare: "Préparer un lot",
  prepared: "Préparé. Une autre personne l’approuve maintenant.",
  organisations: "Dû aux associations",
  noneOwed: "Rien n’est encore dû",
  noneOwedHelp: `L’argent est gardé ${RELEASE_DAYS.card} jours après son paiement, puis il peut être versé.`,
  organisation: "Association",
  next: "Prochain lot",
  nothingPayable: "Rien à verser",
  obstacles: {
    none: "Comprise",
    too_little: "Moins de 10 €",
    under_way: "Versement en cours",
    no_account: "Pas de compte",
    unusable_account: "Compte inutilisable",
    too_much: "Trop pour un seul virement",
    play_money: "Argent d’une démo : jamais versé",
    outside_eea: "Compte hors de l’EEE",
    own_account: "Compte de l’ASBL elle-même",
    shared_account: "Même compte qu’une autre",
    left_after_all: "Sorti quand même : décide dans son lot",
    came_back: "Revenu : regarde son compte",
  },
  runs: "Lots",
  noRuns: "Pas encore de lot",
  runsHelp: "Un lot paie toutes les associations à la fois : une personne le prépare, une autre l’approuve.",
  title: (day: string) => `Lot du ${day}`,
  states: {
    prepared: "Attend une deuxième personne",
    ended: "Terminé",
    approved: "Approuvé",
    cancelled: "Annulé",
  },
  payouts: countedPayouts,
  open: (n: number) => `${n} à confirmer`,
  back: (n: number) => counted(n, { one: "revenu", other: "revenus" }),
  amount: "Montant",
  count: "Versements",
  executeOn: "Jour du paiement",
  messageId: "Référence du fichier",
  preparedBy: "Préparé",
  decidedBy: { approved: "Approuvé", cancelled: "Annulé", prepared: "Décidé" },
  byOn: (name: string, at: string) => `par ${name}, ${at}`,
  own: "Tu as préparé ce lot : c’est donc une autre personne qui l’approuve.",
  approve: "Approuver",
  approveTitle: (amount: string) => `Demander à la banque de payer ${amount} ?`,
  approveAsk: (n: number, day: string) =>
    plural(n, (figure) => ({
      one: `Comptabilise ${figure} versement comme en route vers le compte ci-dessous, à payer le ${day}. Compare-le d’abord. La suite est le fichier pour la banque.`,
      other: `Comptabilise ${figure} versements comme en route vers les comptes ci-dessous, à payer le ${day}. Compare-les d’abord. La suite est le fichier pour la banque.`,
    })),
  approved: "Approuvé. Donne maintenant le fichier à la banque.",
  cancel: "Annuler le lot",
  cancelTitle: "Annuler ce lot ?",
  cancelAsk: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `${figure} versement de ${amount} : rien n’est payé. Rien n’a été comptabilisé, et tout peut être préparé de nouveau.`,
      other: `${figure} versements, ensemble ${amount} : rien n’est payé. Rien n’a été comptabilisé, et tout peut être préparé de nouveau.`,
    })),
  cancelled: "Le lot est annulé.",
  cancelOrdered: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `Personne n’a pris le fichier, la banque n’a donc rien : ${figure} versement de ${amount}, de nouveau dû. Tous les admins sont prévenus.`,
      other: `Personne n’a pris le fichier, la banque n’a donc rien : ${figure} versements, ensemble ${amount}, de nouveau dus. Tous les admins sont prévenus.`,
    })),
  recalled: "Annulé",
  download: "Télécharger le fichier",
  lines: "Versements de ce lot",
  communication: (text: string) => `Communication ${text}`,
  endToEnd: (id: string) => `Référence ${id}`,
  lineStates: {
    prepared: "Préparé",
    ordered: "Approuvé",
    fileTaken: "Fichier téléchargé",
    signed: "À la banque",
    paid: "Payé",
    rejected: "Revenu",
    returned: "Revenu",
    cancelled: "Annulé",
  },
  cameBackOn: (day: string, reason: string) => `Revenu le ${day} parce que ${reason}`,
  owedAgain: "Le montant est de nouveau dû à l’association.",
  paidOn: (day: string) => `Sorti du compte le ${day}`,
  bankSays: (reference: string) => `Référence de la banque ${reference}`,
  because: (reason: string) => `Revenu : ${reason}`,
  confirm: "Payé",
  confirmAll: "Tout est payé",
  confirmTitle: (amount: string, name: string) => `La banque a payé ${amount} à ${name}`,
  confirmAllTitle: (n: number) =>
    plural(n, (figure) => ({
      one: `La banque a exécuté ${figure} versement`,
      other: `La banque a exécuté ${figure} versements`,
    })),
  confirmHelp: (amount: string) => `${amount} a quitté le compte, comme indiqué sur l’extrait.`,
  settledOn: "Date valeur",
  bankReference: "Référence de la banque",
  bankReferenceHelp: "Si l’extrait en donne une.",
  confirmed: "Confirmé.",
  reject: "Revenu",
  rejectTitle: "La banque l’a renvoyé",
  rejectHelp: (amount: string, name: string) =>
    `${amount} est de nouveau dû à ${name}. Corrige son compte avant le prochain lot.`,
  reason: "Pourquoi",
  rejected: "Le montant est de nouveau dû.",
  leftAfterAll: {
    says: (day: string) =>
      `Un extrait montre qu’il est sorti le ${day}, bien qu’il ait été noté comme renvoyé.`,
    left: "Il est bien sorti",
    leftTitle: "Le comptabiliser comme payé ?",
    leftAsk: (amount: string, name: string, day: string) =>
      `${amount} à ${name} : comptabilisé comme payé le ${day}. Il lui est dû ${amount} de moins dès lors.`,
    back: "Il est revenu depuis",
    backTitle: "Est-il de retour sur le compte ?",
    backAsk: (amount: string, name: string) =>
      `${amount} reste dû à ${name} et peut être versé de nouveau une fois que quelqu’un a regardé son compte.`,
    done: "C’est noté.",
  },
  steps: {
    title: "Pas à pas",
    approved: "Approuvé",
    file: "Fichier téléchargé",
    signed: "Signé à la banque",
    confirmed: "Confirmé",
    next: "À faire",
    someConfirmed: (done: number, all: number) => `${done} sur ${all}`,
  },
  sign: "C’est signé à la banque",
  signTitle: (amount: string) => `As-tu signé ${amount} sur les pages de la banque ?`,
  signAsk: (day: string) => `La banque paie le ${day}. À partir de maintenant, le fichier garde ce jour.`,
  signed: "C’est noté. La suite est l’extrait de compte.",
  readStatement: "Lire un extrait de compte",
  downloadAgain: "Télécharger le fichier à nouveau",
  returned: "Revenu plus tard",
  returnTitle: "La banque l’a finalement renvoyé",
  returnHelp: (amount: string, name: string) =>
    `${amount} est de nouveau dû à ${name}. Avant le prochain lot, quelqu’un doit regarder son compte.`,
  returnedOn: "Jour du retour",
  returnedDone: "Le montant est de nouveau dû.",
  confirmAllSum: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `Comptabiliser ${figure} versement (${amount}) comme payés`,
      other: `Comptabiliser ${figure} versements (${amount}) comme payés`,
    })),
  codes: {
    AC01: "le numéro de compte est faux",
    AC04: "le compte est fermé",
    AC06: "le compte est bloqué",
    AG01: "ce compte n’accepte pas de virements",
    BE04: "la banque veut l’adresse du bénéficiaire",
    FOCR: "le virement a été rappelé",
    MD07: "le titulaire du compte est décédé",
    MS02: "le bénéficiaire l’a refusé",
    MS03: "la banque ne donne pas de raison",
    RC01: "la banque n’est pas connue",
    RR04: "la banque doit suivre une règle",
  },
  noReason: "la banque ne donne pas de raison",
  statement: {
    title: "Lire un extrait de compte",
    help: "camt.053 (XML) ou CODA, comme la banque le propose sur ses pages, 5 Mo au plus. Il est d’abord montré ; rien n’est comptabilisé avant que tu le demandes.",
    choose: "Choisir le fichier",
    drop: "ou le déposer ici",
    reading: "Lecture…",
    another: "Un autre fichier",
    of: (reference: string, day: string) => `Extrait ${reference}, jusqu’au ${day}`,
    entries: (n: number) => counted(n, { one: "écriture", other: "écritures" }),
    balance: (from: string, to: string) => `${from} → ${to}`,
    toBook: "Sera comptabilisé",
    kinds: {
      payout_paid: "Payé",
      payout_returned: "Revenu",
      provider_withdrawal: "Pris par le prestataire de paiement",
      provider_payout: "Du prestataire de paiement",
    },
    from: (name: string | null, end: string | null) =>
      name === null && end === null
        ? "La banque ne dit pas de qui"
        : `De ${[name, end === null ? null : `compte se terminant par ${end}`].filter((part) => part !== null).join(", ")}`,
    provider: "Prestataire de paiement",
    nothing: "Rien de cet extrait n’est à comptabiliser.",
    already: (n: number) =>
      plural(n, (figure) => ({
        one: `Comptabilisé avant : ${figure} écriture`,
        other: `Comptabilisé avant : ${figure} écritures`,
      })),
    leftOver: "Reste",
    needsYou: "De nous, et pas comptabilisé :",
    notOurs: "Aucun n’est un de nos versements ; rien ne se passe avec.",
    more: (n: number) => `et ${n} de plus`,
    book: (n: number) =>
      plural(n, (figure) => ({
        one: `Comptabiliser ${figure} écriture`,
        other: `Comptabiliser ${figure} écritures`,
      })),
    booked: (n: number) =>
      plural(n, (figure) => ({
        one: `Comptabilisé : ${figure} écriture.`,
        other: `Comptabilisé : ${figure} écritures.`,
      })),
  },
};
