import { DEMO_CLOCK_MONTHS_AHEAD } from "@kalivo/domain/limits.ts";
import type { admin as english } from "../../en/server/admin.ts";

export const admin: typeof english = {
  mails: {
    unknown: "Cet e-mail n’existe pas.",
    notAgain: "Cet e-mail n’était pas abandonné, ou n’a plus de sens.",
    over: "Cet e-mail est déjà terminé, ou part en ce moment.",
    toAdmins: "Il dit aux admins ce que l’un d’eux a fait : chacun le reçoit.",
    endTheCharge:
      "C’est l’annonce d’un prélèvement : termine plutôt le prélèvement, et il ne reste rien à annoncer.",
  },
  ownAffair: "Cela te concerne toi-même : un autre admin doit en décider.",
  unknownFeedback: "Ce message n’existe pas.",
  disputes: {
    unknown: "Cette contestation n’existe pas.",
    notOpen: "Seule une contestation ouverte peut être acceptée ; celle-ci ne l’est pas, ou est tranchée.",
    noAnswer: "Le prestataire de paiement n’a pas répondu. Regarde à nouveau dans une minute.",
    unknownPayer: "Ce payeur n’existe pas.",
    nothingToLookAt: "Aucune contestation terminée n’arrête ce payeur, ou quelqu’un l’a déjà vu.",
    staysStopped: "Cela reste ainsi.",
    nothingStopped: "Rien n’est arrêté pour ce payeur.",
    goesOn: "Les prélèvements automatiques et les codes reprennent.",
  },
  refunds: {
    unknown: "Aucun décompte de ce numéro n’a donné lieu à un prélèvement.",
    tooMuch: (most) => `Il reste ${most} au plus de ce décompte.`,
    notPaid: "Rien n’a été prélevé pour ce décompte.",
    underWay: "Un remboursement de ce décompte est déjà en cours.",
    disputed:
      "La banque du payeur a repris ce paiement : le rembourser en plus reviendrait à le rendre deux fois.",
    nothingLeft: "Il ne reste rien à rembourser de ce décompte.",
    refundedMeanwhile: (refunded, left) =>
      `Entre-temps, ${refunded} de ce décompte ont été remboursés et il reste ${left}. Rien de plus n’a été remboursé maintenant : regarde à nouveau avant de le faire.`,
    cameBackMeanwhile: (left) =>
      `Ce qui reste de ce décompte a changé : c’est maintenant ${left}. Rien n’a été remboursé : regarde à nouveau avant de le faire.`,
  },
  desk: {
    unknown: "Aucun décompte ne porte ce numéro.",
    notAnnounced:
      "Aucun prélèvement de ce décompte n’est annoncé en ce moment : il n’y a pas d’avis à renvoyer.",
    stopped:
      "Ce payeur est arrêté par une contestation : rien n’est prélevé ce jour-là, il n’y a donc rien à annoncer.",
    onItsWay: "Son avis est déjà en route.",
    justSent: (hour) =>
      `Il a été renvoyé à ${hour}, il y a quelques minutes. Attends dix minutes avant d’en envoyer un autre.`,
    nobody: "Personne qui décide pour ce payeur n’a reçu cet avis : il n’y en a pas à renvoyer.",
  },
  ends: {
    unknown: "Aucun prélèvement ne correspond à un décompte de ce numéro.",
    over: "Ce prélèvement est déjà terminé.",
    underWay: "Ce prélèvement est en cours à l’instant. Regarde de nouveau dans deux minutes.",
    atTheBank:
      "La banque a déjà cette domiciliation : elle ne peut pas être reprise, et se termine avec la réponse de la banque.",
    noAnswer:
      "Le prestataire de paiement n’a pas annulé le paiement, donc rien n’a été terminé. Réessaie dans une minute.",
    notThere: (reference) =>
      `Le prestataire de paiement ne connaît pas le paiement ${reference} : il est d’un autre compte ou de son mode de test, ou d’un prestataire qui n’est pas configuré ici. Regarde d’abord chez lui : s’il y a été payé, y mettre fin ici le cacherait.`,
    ended: "Le prélèvement est terminé.",
    paid: "Il a été payé entre-temps et est comptabilisé : rien n’a été terminé.",
  },
  unknownMonth: "Il n’y a rien à prélever pour ce mois.",
  workouts: {
    unknown: "Cette séance n’existe pas.",
    notHeld: "Elle n’attend plus de vérification.",
  },
  newsletters: {
    unknown: "Cette newsletter n’existe pas.",
    sent: "Cette newsletter est déjà envoyée.",
    tooManyDrafts: (most) => `Il y a ${most} brouillons, et c’est le maximum. Jettes-en un d’abord.`,
    gone: "Le brouillon est supprimé.",
    testSent: "La newsletter est en route, pour toi seulement.",
  },
  payouts: {
    unknownRun: "Ce lot de versements n’existe pas.",
    unknownPayout: "Ce versement n’existe pas.",
    runWaits: "Un lot préparé attend d’abord d’être approuvé ou annulé.",
    nothingToPay: "Rien ne peut être versé maintenant : la liste des associations dit pourquoi pour chacune.",
    decided: "Ce lot a déjà été tranché.",
    ownRun: "Tu as préparé ce lot. Quelqu’un d’autre doit l’approuver.",
    noAccount:
      "Le compte de l’ASBL elle-même n’est pas encore configuré. Le tableau de bord dit par où commencer.",
    accountChanged: (organisations) =>
      `Le compte bancaire a changé depuis la préparation de ce lot pour ${organisations}. Annule le lot et prépares-en un nouveau.`,
    owedLess: (organisations) =>
      `Le montant dû a baissé depuis la préparation de ce lot pour ${organisations}. Annule le lot et prépares-en un nouveau.`,
    booksDiffer:
      "Les comptes ne concordent pas entre eux : aucun argent ne part pour l’instant. La page Comptabilité dit ce qui diffère.",
    andMore: (named, more) => `${named} et ${more} de plus`,
    contradicted:
      "Un extrait de compte ne concorde pas avec ce qui reste ouvert dans ce lot. Tire cela au clair d’abord, ou confirme chaque versement séparément.",
    runNotAtBank: "Rien de ce lot n’est à la banque.",
    payoutNotAtBank: "Ce versement n’est pas à la banque : il a été confirmé, refusé ou jamais ordonné.",
    beforeOrder: "Le lot a été approuvé après ce jour-là.",
    inFuture: "Ce jour n’est pas encore venu.",
    noFileYet: "Il n’y a pas de fichier avant que quelqu’un d’autre ait approuvé le lot.",
    runCancelled: "Ce lot a été annulé : il n’a pas de fichier, et rien n’en est payé.",
    fileOver:
      "La banque a le fichier de ce lot : il a été signé, et son jour ou une partie de ses versements est passé. Donné encore une fois à la banque, il paierait une fois de plus.",
    notSigned:
      "Personne n’a noté que ce lot est signé à la banque. Avant cela, rien ne peut être sorti du compte ni y être revenu.",
    fileTaken:
      "Quelqu’un a pris le fichier de ce lot : la banque l’a peut-être, et il ne peut plus être annulé. Si la banque l’a refusé, note d’abord qu’il est signé, puis ses virements comme renvoyés.",
    nothingSeen:
      "Aucun extrait de la banque ne montre ce versement sortir du compte, ou quelqu’un a déjà décidé.",
    paidMeanwhile: (payable) =>
      `Il n’est plus dû que ${payable} à l’association, parce qu’un autre lot l’a payée entre-temps. Annule ce lot si personne n’a pris son fichier ; sinon, redemande l’argent ou attends qu’autant soit de nouveau dû.`,
    stopped: {
      play_money: (organisations) =>
        `Une partie de ce qui est dû à ${organisations} a été encaissée par le bac à sable d’une démo : cet argent n’a jamais existé et n’est pas versé.`,
      own_account: (organisations) =>
        `Le compte de ${organisations} est celui de l’ASBL elle-même, d’où partent les versements. Propose d’abord le bon.`,
      shared_account: (organisations) =>
        `Deux associations ont un même compte : ${organisations}. Propose-le à nouveau pour l’une d’elles en disant que c’est voulu, ou propose le bon.`,
      outside_eea: (organisations) =>
        `Le compte de ${organisations} est hors de l’Espace économique européen, où les banques demandent plus que ce que ce fichier contient. Proposes-en un autre, ou paie à la main.`,
      left_after_all: (organisations) =>
        `Un virement à ${organisations} est sorti du compte bien qu’il ait été noté comme renvoyé. Dis d’abord, sur la page de son lot, ce qu’il est devenu.`,
      came_back: (organisations) =>
        `Un virement à ${organisations} est revenu. Regarde d’abord son compte : confirme-le, ou proposes-en un autre.`,
    },
    noFileToSign: "Personne n’a encore téléchargé le fichier de ce lot.",
    signedAlready: "Ce lot est déjà noté comme signé.",
    notPaid:
      "Ce versement n’a pas été confirmé comme payé, il ne peut donc pas revenir. Utilise « Revenu » tant qu’il est à la banque.",
    returnedAlready: "Ce versement est déjà revenu, et de nouveau dû.",
    beforeItLeft: "C’est sorti du compte après ce jour-là.",
  },
  looks: {
    unknown: "Cette proposition n’existe pas.",
    decided: "Quelqu’un l’a déjà vue, ou l’association l’a remplacée. Recharge la page.",
    ownWay:
      "Tu as indiqué le contact de cette association ou envoyé son lien : un autre admin doit l’afficher.",
    noReason: "Dis pourquoi : l’association le lit.",
    noAccount: "Aucun compte ne compte pour cette association : il n’y a pas de titulaire à renommer.",
    cameBack:
      "Le virement de cette publication n’est plus confirmé. Renvoie-la, ou attends qu’il soit payé à nouveau.",
    noContact: "Cette association n’a pas de contact. Ajoute d’abord une adresse.",
    linkSent: "Le lien est en route vers le contact.",
  },
  imprintFixed: "C’est défini sur le serveur. Seule la personne qui le gère peut le changer là.",
  costs: {
    tooMany: (most: number) => `Il y a déjà ${most} lignes. Retires-en une d’abord.`,
    unknown: "Cette ligne n’existe pas.",
  },
  organisations: {
    nameTaken: "Une association de ce nom existe déjà.",
    changeWaits: "Un autre compte bancaire attend d’abord d’être approuvé ou refusé.",
    contactStays: "Un compte bancaire attend : le contact qui en a été averti reste jusque-là.",
    unknownChange: "Ce changement de compte bancaire n’existe pas.",
    latinOnly: "Les banques ne transmettent que des lettres latines : écris-le avec celles-ci.",
    decided: "C’est déjà tranché.",
    ownProposal: "Tu as proposé ce compte bancaire. Quelqu’un d’autre doit l’approuver.",
    inUse: "Ce compte bancaire est utilisé. Proposes-en plutôt un autre.",
    ownIban: "C’est le compte de l’ASBL elle-même : les versements en partent.",
    keepsItsOwn:
      "C’est Kalivo\u00a0: ce qui est donné pour lui est conservé pour ses frais et n’est jamais versé. Il n’a ici ni compte bancaire ni contact.",
    oneAssociation: "Kalivo figure déjà parmi les associations.",
    outsideEea:
      "Ce compte est hors de l’Espace économique européen. Les banques y demandent plus que ce que contient le fichier d’un versement : propose un compte qui s’y trouve.",
    sharedWith: (names) =>
      `${names} a aussi ce compte. Si c’est voulu, propose-le à nouveau en le disant ; sinon l’un des deux est faux.`,
    sharedSince: (names) =>
      `${names} a aussi ce compte depuis qu’il a été proposé. Refuse-le, et propose-le à nouveau si c’est voulu.`,
    nothingCameBack: "Rien n’est revenu du compte utilisé.",
    iban: {
      not_an_iban:
        "Ce n’est pas l’IBAN d’un pays vers lequel nous pouvons payer. Il ressemble à BE68 5390 0754 7034.",
      wrong_length: "Cet IBAN a trop ou trop peu de caractères pour son pays.",
      wrong_check_digits: "Cet IBAN contient une faute de frappe : ses chiffres de contrôle ne vont pas.",
    },
    communication: {
      not_a_communication:
        "Ce n’est pas une communication structurée. Elle ressemble à +++090/9337/55493+++.",
      wrong_check_digits:
        "Il y a une faute de frappe : les deux derniers chiffres ne vont pas avec les autres.",
    },
  },
  people: {
    unknown: "Cette personne n’existe pas.",
    notOneself: "Tu ne peux pas te retirer cela. Un autre compte admin le peut.",
    lastAdmin: "Personne d’autre n’est admin. Nomme d’abord quelqu’un d’autre.",
    tookLately:
      "Tu es admin, ou tu as retiré ces droits à quelqu’un, depuis moins d’une semaine. Un autre compte admin le peut, ou la personne qui gère le serveur.",
    eraseNotOneself: "Tu ne peux pas t’effacer. Un autre compte admin le peut.",
    eraseNoAdmin: "Cette personne est admin. Retire-lui d’abord ces droits.",
    alreadyAdmin: "Cette personne est déjà admin.",
    unconfirmed: "Cette personne n’a pas encore confirmé son adresse e-mail.",
    unknownProposal: "Cette proposition n’existe pas.",
    proposalWaits: "C’est déjà proposé : un autre admin le confirme.",
    proposalDecided: "C’est déjà décidé.",
    ownProposal: "Un autre admin doit confirmer : ni la personne qui propose, ni celle dont il s’agit.",
    madeEachOther:
      "L’un de vous a rendu l’autre admin il y a moins d’une semaine. Un troisième admin doit décider, ou le temps.",
    notTheirMail: "Ce n’est pas l’adresse e-mail de cette personne.",
  },
  clock: {
    settledSince: "L’horloge ne peut pas reculer : un mois a été clos ou prélevé après cet instant.",
    where: "Dis où déplacer l’horloge : to, ou next_step.",
    tooFar: `L’horloge de la démo avance de ${DEMO_CLOCK_MONTHS_AHEAD} mois au plus en une fois, et jusqu’à la fin de 2099.`,
  },
};
