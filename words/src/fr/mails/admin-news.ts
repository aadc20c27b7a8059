import type { adminNews as english } from "../../en/mails/admin-news.ts";

export const adminNews: typeof english = {
  subject: (app, title) => `${app} : ${title}`,
  titles: {
    grant_proposed: "un nouvel admin est proposé",
    grant_done: "il y a un nouvel admin",
    grant_objected: "opposition à un nouvel admin",
    granted_by_operator: "un admin a été créé en ligne de commande",
    revoked: "quelqu’un n’est plus admin",
    factor_added: "un admin a ajouté un second facteur",
    factor_reset: "le second facteur d’un admin a été retiré",
    erase_proposed: "l’effacement d’une personne est proposé",
    erase_objected: "opposition à un effacement",
    erased: "une personne a été effacée",
    exported: "un admin a pris toutes les données d’une personne",
    iban_proposed: "un compte bancaire est proposé",
    iban_approved: "un compte bancaire change dans une semaine",
    iban_rejected: "un compte bancaire a été refusé",
    iban_in_force: "un compte bancaire est en vigueur",
    contact_changed: "une association a un autre contact",
    contact_left: "tu n’es plus le contact",
    organisation_confirmed: "une association a confirmé sa participation",
    run_approved: "une série de versements a été approuvée",
    run_recalled: "une série de versements approuvée a été annulée",
    payout_returned: "un versement est revenu",
    refund_asked: "un admin rembourse un paiement",
    refund_of_released: "un admin rembourse ce qui était déjà libéré",
    dispute_accepted: "un admin accepte une contestation",
  },
  events: {
    grant_proposed: (days) =>
      `Un admin en propose un nouveau. Un autre admin peut le confirmer ; sinon cela prend effet dans ${days} jours. D’ici là, chaque admin peut s’y opposer, et rien ne se passe.`,
    grant_done: () => "Cette personne voit désormais les pages d’administration et peut décider de l’argent.",
    grant_objected: () => "Rien ne se passe : cette personne ne devient pas admin.",
    granted_by_operator: () =>
      "La personne qui gère le serveur a donné ces droits. Elle peut désormais décider de l’argent.",
    revoked: () => "Cette personne ne voit plus les pages d’administration.",
    factor_added: () =>
      "Cet admin ouvre désormais les pages d’administration avec lui. Si tu ne t’y attends pas, demande-lui, autrement que par e-mail.",
    factor_reset: () =>
      "La personne qui gère le serveur a retiré le second facteur de cet admin, qui en choisira un autre à sa prochaine visite.",
    erase_proposed: () =>
      "Un admin propose d’effacer cette personne pour toujours. Cela arrive quand un autre admin le confirme ; chaque admin peut s’y opposer.",
    erase_objected: () => "Rien ne se passe : cette personne reste.",
    erased: () =>
      "Deux admins, ou la personne qui gère le serveur, ont effacé cette personne. Il n’y a pas de retour.",
    exported: () =>
      "Un admin a téléchargé tout ce qui est conservé sur cette personne, données de santé comprises. Cela sert à répondre à sa propre demande.",
    iban_proposed: () =>
      "Un admin propose de payer cette association sur un autre compte bancaire. Un autre admin décide.",
    iban_approved: () =>
      "Les versements à cette association vont à ce compte à partir du jour ci-dessous. D’ici là, chaque admin peut le refuser.",
    iban_rejected: () => "Les versements ne vont pas à ce compte.",
    iban_in_force: () => "Les versements à cette association vont désormais à ce compte.",
    contact_changed: () =>
      "Les changements du compte bancaire de cette association sont désormais annoncés à une autre adresse, ou à aucune.",
    contact_left: () =>
      "Un admin a indiqué une autre adresse, ou aucune. Les changements du compte bancaire de cette association y sont désormais annoncés.",
    organisation_confirmed: () =>
      "Tout le monde lit depuis quand sur sa page. Si ce n’était pas son contact, retire la confirmation.",
    run_approved: () => "Son fichier peut être porté à la banque.",
    run_recalled: () => "Personne n’avait pris son fichier. Tout est de nouveau dû aux associations.",
    payout_returned: () =>
      "Un virement à cette association est sorti du compte de l’ASBL et y est revenu. Le montant est de nouveau dû ; aucune série ne la paie avant qu’un admin ait regardé le compte.",
    refund_asked: () =>
      "Le montant retourne sur la carte ou le compte qui a payé. Les associations rendent ce qu’elles n’ont pas encore reçu.",
    refund_of_released: () =>
      "Le montant retourne sur la carte ou le compte qui a payé. Il est déjà libéré pour les associations, c’est donc l’ASBL qui le supporte.",
    dispute_accepted: () =>
      "Le montant reste à la banque de qui a payé. Ce que les associations n’ont pas encore reçu est repris ; l’ASBL supporte le reste, et les frais de la banque.",
  },
  labels: {
    person: "Personne",
    former: (id) => `Personne ${id}`,
    by: "Par",
    organisation: "Association",
    account: "Compte bancaire",
    holder: "Titulaire du compte",
    effectiveOn: "À partir du",
    payouts: "Versements",
    amount: "Ensemble",
    returned: "Revenu",
    returnedOn: "Le",
    statement: "Relevé",
    refund: "Remboursement",
    disputed: "Contesté",
  },
  notRight:
    "Si ce n’est pas normal, ouvre tout de suite les pages d’administration et oppose-toi, refuse ou retire.",
  notRightNow: "Si ce n’est pas normal, parle tout de suite aux autres admins, et pas par e-mail.",
  notRightContact: (mail) => `Si ce n’est pas normal, écris tout de suite à ${mail}.`,
  button: "Ouvrir l’administration",
  reason: "Tu reçois cet e-mail parce que tu as, ou avais, les droits d’admin.",
  reasonContact: "Tu reçois cet e-mail parce que cette adresse est le contact de ton association.",
};
