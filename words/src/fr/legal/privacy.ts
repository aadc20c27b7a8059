import {
  IMPORT_KEPT_HOURS,
  KNOWN_NETWORK_DAYS,
  MIN_AGE_YEARS,
  RAW_PAYLOAD_DAYS,
  STRAVA_DATA_DAYS,
} from "@kalivo/domain/limits.ts";
import {
  NOTIFICATIONS_KEPT_DAYS,
  ORGANISATION_LINKS_KEPT_DAYS,
  RECORDS_KEPT_DAYS,
  REGISTRATIONS_KEPT_DAYS,
  SIGN_INS_KEPT_DAYS,
  TRACES_KEPT_DAYS,
} from "@kalivo/domain/retention.ts";
import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

/** What Article 13 of the GDPR asks for, in its order. */
export const privacy = ({ association, mail, address }: LegalFacts): LegalPaper => ({
  title: "Politique de confidentialité",
  lead: "Ce que nous savons de toi, pourquoi, qui le voit, et ce que tu peux faire.",
  sections: [
    {
      title: "Qui est responsable",
      lines: [
        `${association}${address === null ? "" : `, ${address}`} est responsable du traitement. Écris à ${mail} pour tout ce qui est dit ici.`,
      ],
    },
    {
      title: "Ce que nous utilisons, et sur quelle base légale",
      lines: [
        "Ton compte (nom, e-mail, langue, et ce que tu ajoutes : téléphone, photo, genre, date de naissance) : pour tenir notre accord avec toi (RGPD 6.1.b).",
        "Les séances, la taille et le poids sont des données de santé : seulement avec ton consentement explicite (9.2.a), que tu peux retirer dans les paramètres E-mails et confidentialité.",
        "Les séances de Strava ou Garmin Connect : seulement après que tu les as connectés et l’as dit (6.1.a et 9.2.a).",
        "Promesses, dons, prélèvements et reçus : pour tenir notre accord (6.1.b) et parce que la loi comptable le demande (6.1.c).",
        "Les e-mails sur ton compte et ton argent : pour tenir notre accord. La lettre d’information : seulement avec ton consentement (6.1.a).",
        "Ce que tu écris pour d’autres (pourquoi tu bouges, une réponse à ceux qui ont donné), les applaudissements et ce que dit la cloche\u00a0: pour exécuter notre contrat. Les notifications sur un téléphone ou un ordinateur\u00a0: seulement si tu les actives là (6.1.a).",
        "Les traces de connexions et de tentatives d’intrusion : notre intérêt légitime à protéger les données de tous (6.1.f). Elles ne contiennent ni noms ni adresses.",
      ],
    },
    {
      title: "Qui le voit",
      lines: [
        "Les autres voient ce que montrent tes réglages, et jamais une séance elle-même. Qui te soutient voit tes calories de la semaine passée, chaque mois les calories, le tarif et la somme de son propre don et, jour après jour, ce qu’il doit jusque-là.",
        "Les organisations reçoivent des sommes, pas de noms. Nos comptes ouverts ne montrent aucun chiffre de moins de cinq soutiens.",
        "Ceux qui travaillent pour nous sous contrat : le prestataire de paiement Stripe (données de carte et de banque, que nous ne voyons jamais), les sociétés qui hébergent ce serveur et acheminent nos e-mails.",
        "Strava ou Garmin, si tu les connectes, savent que tu l’as fait.",
        "Nous ne vendons rien, et rien ne sert à la publicité.",
      ],
    },
    {
      title: "Hors de l’Union européenne",
      lines: [
        "Stripe, Strava et Garmin travaillent aussi aux États-Unis. Ce qui y va est couvert par la décision d’adéquation de la Commission européenne (Data Privacy Framework) ou par ses clauses contractuelles types.",
      ],
    },
    {
      title: "Combien de temps nous le gardons",
      lines: [
        "Ton compte et tes séances : jusqu’à ce que tu les supprimes, ou ton compte. Sans ton consentement, ta taille, ton poids et les séances qui ne sont dans aucun don partent aussitôt.",
        "Ce qui a été payé : au moins sept ans, comme le demande la loi comptable. Nos livres s’allongent et ne sont jamais coupés ; une fois ton compte supprimé, ils ne te connaissent plus que par un numéro qui ne mène à personne.",
        `Les détails venus de Strava : ${STRAVA_DATA_DAYS} jours ; ceux d’autres appareils : ${RAW_PAYLOAD_DAYS} jours ; les fichiers importés : jusqu’à leur lecture, et ce qui a été lu ${IMPORT_KEPT_HOURS} heures si tu ne le reprends pas.`,
        `Les connexions : jusqu’à ce que tu y mettes fin, et ${SIGN_INS_KEPT_DAYS} jours de plus. Les réseaux d’où elles venaient, sous forme d’empreinte illisible : ${KNOWN_NETWORK_DAYS} jours. Les traces de tentatives d’intrusion : ${TRACES_KEPT_DAYS} jours. Ton inscription en cours, et le lien de ton arrivée : jusqu’à ce que tu la termines ou te déconnectes, ${REGISTRATIONS_KEPT_DAYS} jours au plus.`,
        `Ce que la cloche t’a dit\u00a0: ${NOTIFICATIONS_KEPT_DAYS} jours. Qu’un e-mail t’a été envoyé, lequel et quand\u00a0: ${RECORDS_KEPT_DAYS} jours. Les applaudissements et les réponses\u00a0: jusqu’à ce que tu les retires, quand c’est possible, ou que tu supprimes ton compte.`,
        `D’une association qui participe\u00a0: l’adresse mail de son contact et le nom de qui l’a confirmé, tant qu’elle participe\u202f; ses liens, avec une empreinte de l’adresse, ${ORGANISATION_LINKS_KEPT_DAYS} jours.`,
        "Ce que tu as accepté et quand, les avis que tu as envoyés et ce que nos admins ont fait : tant que le service existe, sans ton nom une fois ton compte supprimé. Quand un admin a corrigé une date de naissance, les deux dates restent dans cette liste.",
      ],
    },
    {
      title: "Tes droits",
      lines: [
        "Tu peux voir, corriger, emporter, limiter ou effacer ce que nous avons, t’opposer à ce que nous faisons dans notre intérêt, et retirer tout consentement. Tu peux faire presque tout toi-même dans les Paramètres : télécharger tes données, les changer, supprimer ton compte.",
        `Pour le reste, écris à ${mail}. Nous répondons dans le mois.`,
        "Tu peux te plaindre auprès de l’Autorité de protection des données : rue de la Presse 35, 1000 Bruxelles, contact@apd-gba.be, ou de l’autorité du pays où tu vis.",
      ],
    },
    {
      title: "Ce que tu dois nous dire",
      lines: [
        "Ton nom et ton e-mail, car sans eux il n’y a pas de compte. Un moyen de paiement si tu veux donner. Le reste, tu choisis.",
        "Aucune décision sur toi n’est laissée à une machine seule : une séance inhabituelle attend le regard d’une personne.",
        `${APP_NAME} n’est pas pour les enfants de moins de ${MIN_AGE_YEARS} ans. Les profils de personnes dont on sait qu’elles ont moins de 18 ans ne sont trouvés par personne.`,
      ],
    },
  ],
});
