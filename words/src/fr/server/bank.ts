import type { bank as english } from "../../en/server/bank.ts";

export const bank: typeof english = {
  oneFile: "Un fichier à la fois : choisis celui qui doit être lu d’abord.",
  noFile: "Choisis d’abord le fichier de l’extrait.",
  unread: {
    unknown_format:
      "Ce n’est ni un fichier camt.053 (XML) ni un fichier CODA. Télécharge l’un des deux depuis les pages de la banque.",
    broken_xml:
      "Ce fichier est abîmé ou incomplet : son XML s’arrête ou déraille en chemin. Télécharge-le à nouveau.",
    document_type: "Ce fichier déclare un type de document, ce qu’aucune banque ne fait. Il n’est pas lu.",
    another_message:
      "C’est un autre message qu’un extrait de compte (camt.053). Télécharge l’extrait d’un jour ou d’un mois terminé.",
    truncated: "Ce fichier est incomplet : des enregistrements manquent. Télécharge-le à nouveau.",
    not_euros: "Cet extrait n’est pas en euros.",
    no_balances: "Cet extrait ne donne pas son premier ou son dernier solde, ou pas son nom.",
    does_not_add_up:
      "Cet extrait ne tombe pas juste : son premier solde et ses écritures ne font pas son dernier solde.",
    not_an_amount: "Un montant de ce fichier n’en est pas un, ou est plus fin qu’un cent.",
    not_a_day: "Un jour de ce fichier n’en est pas un.",
    no_account: "Ce fichier ne dit pas de quel compte il est.",
    not_a_record:
      "Ce n’est pas du CODA selon la norme des banques : un enregistrement est trop long ou mal placé.",
  },
  at: (sentence, place) => `${sentence} (Ligne ou écriture ${place}.)`,
  noOwnAccount:
    "Le compte de l’ASBL elle-même n’est pas encore configuré. Le tableau de bord dit par où commencer.",
  otherAccount: (end) =>
    `Cet extrait est celui d’un autre compte, qui se termine par ${end}. Rien n’a été comptabilisé.`,
  unknownDiscrepancy: "Cette écriture n’existe pas.",
  endedAlready: "Quelqu’un d’autre l’a déjà tirée au clair.",
  nothingNew: "Il n’y a rien à comptabiliser : tout ce qui nous concerne l’est déjà.",
  changed: "Les comptes ont changé depuis que tu as regardé. Regarde à nouveau ; rien n’a été comptabilisé.",
  why: {
    other_amount: (expected) =>
      `La référence est la nôtre, mais pas le montant : il devrait être ${expected}.`,
    batch_sum: (expected) =>
      `Un seul montant pour tout un lot, mais pas celui de ce qui est encore à la banque : ${expected}.`,
    provider_amount: (expected) =>
      `Cela nomme un virement du prestataire de paiement, mais le montant n’est pas le sien : ce devrait être ${expected}. Demande au prestataire.`,
    batch_given_up: (sum) =>
      `Un seul montant pour tout un lot, alors que ${sum} ont été notés comme renvoyés : c’est sorti quand même. Dis sur la page du lot ce que chacun est devenu, puis relis cet extrait.`,
    from_elsewhere: (end) =>
      `Cela nomme un de nos versements, mais ce n’est pas un retour de la banque et cela vient ${end === null ? "d’un compte qui n’est pas indiqué" : `d’un autre compte, se terminant par ${end}`}. Si c’est bien cet argent, note-le comme revenu sur la page de son lot.`,
    no_such_run:
      "La référence ressemble à l’une des nôtres, mais il n’y a pas de tel lot. Demande à la banque qui l’a ordonné, et préviens les autres admins.",
    parts_differ:
      "Elle cite nos versements, mais leurs montants ne font pas le sien : personne ne peut dire lesquels ont bougé. Demande à la banque la liste de ses virements.",
    no_reference:
      "Le compte et le montant sont ceux d’un versement, mais notre référence n’y est pas. Si c’est ce versement, confirme-le sur la page de son lot.",
    other_account: "La référence est la nôtre, mais c’est allé sur un autre compte que celui approuvé.",
    other_debtor: "La référence est la nôtre, mais le lot est payé depuis un autre compte.",
    not_ordered: "Le lot de cette référence n’a jamais été approuvé.",
    before_order: "C’est sorti du compte avant l’approbation du lot.",
    in_the_future: "Ce jour n’est pas encore venu.",
    given_up:
      "C’est sorti du compte, mais a été noté comme renvoyé. Rien n’est payé de nouveau avant que quelqu’un dise, sur la page de son lot, ce qu’il est devenu.",
    paid_twice: "Ce versement est sorti deux fois du compte. Demande à la banque d’en reprendre un.",
    returned_twice: "Ce versement est revenu une deuxième fois.",
    never_left:
      "C’est revenu, mais l’extrait sur lequel c’est sorti n’est pas encore comptabilisé. Commence par celui-là.",
    before_it_left: "C’est revenu avant le jour où c’est sorti.",
  },
};
