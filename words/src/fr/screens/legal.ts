import { NOTICE_DAYS } from "../../figures.ts";
import { APP_NAME } from "../../app-name.ts";
import type { legal as english } from "../../en/screens/legal.ts";

export const legal: typeof english = {
  whole: "Tout lire",
  termsTitle: "Les conditions en bref",
  terms: [
    "Les soutiens choisissent un montant par 100 calories et, s’ils le veulent, un plafond mensuel.",
    "Les dons sont prélevés une fois par mois, par carte ou par domiciliation, en euros.",
    `Les soutiens reçoivent un e-mail ${NOTICE_DAYS} jours avant chaque prélèvement et peuvent l’annuler ou changer de moyen de paiement.`,
    "Un prélèvement peut être contesté auprès de la banque pendant 2 mois au plus. Tes droits légaux envers ta banque restent entiers.",
    "L’argent va aux associations que l’athlète a choisies. Nous sommes une association sans but lucratif belge (ASBL).",
    "On peut ouvrir un compte à partir de 13 ans. Donner, créer des codes et avoir un profil public est possible à partir de 18 ans.",
  ],
  privacyTitle: "Ta vie privée en bref",
  privacy: [
    "Tes séances ne sont visibles que pour toi. Les autres voient des totaux, et seulement si tes paramètres le permettent.",
    "Les personnes qui te soutiennent voient chaque mois les calories, le montant par 100 calories et le total de leur propre don et, jour après jour, ce qu’elles doivent jusque-là.",
    "Tu choisis dans les Paramètres ce que les autres voient, et tu peux prendre un pseudonyme.",
    "Nous ne gardons aucun numéro de carte : c’est le prestataire de paiement qui les garde.",
    "Tu peux à tout moment exporter tes données ou faire supprimer ton compte.",
  ],
  health: {
    version: "2026-11-29",
    title: "Tes séances sont des données de santé",
    help: "Nous avons besoin de ton consentement explicite pour les utiliser.",
    points: [
      "Nous utilisons tes séances, ta taille et ton poids pour calculer tes calories.",
      "Tes soutiens voient le total d’une semaine et d’un mois et, jour après jour, ce qu’ils doivent jusque-là. Ils ne voient jamais une séance elle-même : ni sport, ni heure, ni lieu.",
      "Nous ne vendons jamais ces données et ne les utilisons jamais pour de la publicité.",
      "Tu peux retirer ton consentement dans E-mails et confidentialité. Ta taille, ton poids et les séances qui ne font pas encore partie d’un don sont alors supprimés.",
    ],
    check: `J’accepte que ${APP_NAME} utilise mes séances et mes données corporelles pour calculer les dons.`,
    tick: "Coche la case pour donner ton accord, ou continue sans séances.",
    agree: "Accepter et continuer",
    refuse: "Continuer sans séances",
    failed: "Ta réponse n’a pas pu être enregistrée. Réessaie.",
  },
};
