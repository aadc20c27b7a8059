import {
  ADULT_AGE_YEARS,
  DEFAULT_CEILING_CENTS,
  MAX_CARRIED_MONTHS,
  MIN_CHARGE_CENTS,
  MIN_AGE_YEARS,
  NOTICE_HOURS,
  REFUND_DAYS,
  RELEASE_DAYS,
} from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

const NOTICE_DAYS = NOTICE_HOURS / 24;

export const terms = ({ association, mail }: LegalFacts): LegalPaper => ({
  title: "Conditions",
  lead: `Ce que ${APP_NAME} fait pour toi, et ce que nous te demandons.`,
  sections: [
    {
      title: "Qui nous sommes",
      lines: [
        `${APP_NAME} est géré par ${association}, une association belge sans but lucratif. Tu nous joins à ${mail}.`,
        "En ouvrant un compte, tu conclus un accord avec nous à ces conditions.",
      ],
    },
    {
      title: "De quoi il s’agit",
      lines: [
        "Des gens brûlent des calories en faisant du sport. D’autres promettent un petit montant par 100 kcal. Une fois par mois, nous encaissons ce qui a été promis et le transmettons aux organisations sans but lucratif que l’athlète a choisies.",
        "L’utiliser ne coûte rien. Nous ne prenons aucune part des dons ; ce que garde le prestataire de paiement est montré au centime près.",
      ],
    },
    {
      title: "Ton compte",
      lines: [
        `Les comptes sont ouverts à partir de ${MIN_AGE_YEARS} ans ; avant ${ADULT_AGE_YEARS} ans avec l’accord d’un parent. Donner, les codes de don et un profil public sont réservés aux personnes de ${ADULT_AGE_YEARS} ans ou plus.`,
        "Un compte appartient à une seule personne. Utilise ton nom ou un pseudonyme, et une adresse e-mail qui est la tienne.",
        "Garde ton mot de passe et tes clés d’accès pour toi, et préviens-nous si tu penses que quelqu’un d’autre les a.",
      ],
    },
    {
      title: "Donner",
      lines: [
        "Tu choisis qui tu soutiens, le tarif et, si tu veux, une limite par mois. Tu peux changer ou arrêter à tout moment, à partir de ce moment-là.",
        `Tous tes dons ensemble ne dépassent jamais ton plafond mensuel : ${formatEuros(DEFAULT_CEILING_CENTS)}, sauf si tu le changes.`,
        `Chaque mois, tu reçois un e-mail avec le montant exact et chacune de ses lignes, au moins ${NOTICE_DAYS} jours avant tout encaissement. Jusque-là, tu peux le réduire ou l’annuler. Le montant n’augmente jamais après cet e-mail.`,
        `Les montants inférieurs à ${formatEuros(MIN_CHARGE_CENTS)} sont reportés au mois suivant, pendant ${MAX_CARRIED_MONTHS} mois au plus.`,
        "Une promesse n’est pas une dette : ce qui ne peut pas être encaissé est abandonné.",
      ],
    },
    {
      title: "Où va l’argent",
      lines: [
        "Un don est partagé à parts égales entre les organisations que l’athlète avait choisies à la clôture du mois, sans celles que tu as exclues.",
        `Ce qui a été payé est gardé ${RELEASE_DAYS.card} jours (domiciliations : ${RELEASE_DAYS.sepa_debit}), parce que cela peut encore être repris, puis versé chaque mois. Nos comptes sont ouverts à tous.`,
        "Des dons récoltés ensemble et transmis ne donnent pas droit à une attestation fiscale en Belgique.",
      ],
    },
    {
      title: "Se faire rembourser",
      lines: [
        `Dans les ${REFUND_DAYS} jours après un prélèvement, tu peux le redemander : une fois par an par toi-même, sinon en nous écrivant.`,
        "Tes droits envers ta banque restent entiers. Si tu y contestes un prélèvement, nous arrêtons tes dons jusqu’à ce que ce soit réglé.",
      ],
    },
    {
      title: "Séances",
      lines: [
        "N’encode que ce que tu as fait toi-même. Tes soutiens le paient.",
        "Un même effort compte une fois, peu importe comment il nous parvient. Un effort inhabituel compte après que l’un de nous l’a regardé. Ce qu’un corps ne peut pas faire ne compte pas.",
      ],
    },
    {
      title: "Équipes et codes",
      lines: [
        "Qui gère une équipe agit pour elle, aussi avec son argent. Quitter une équipe met fin à ce qu’elle te donne, à partir de ce moment-là.",
        "Un code est une offre publique : qui le possède peut l’utiliser, tant qu’il est valable.",
      ],
    },
    {
      title: "Ce qui n’est pas permis",
      lines: [
        "De fausses séances, les enregistrements d’autrui, des noms ou photos qui trompent ou insultent, des messages que personne n’a demandés, et les tentatives d’accéder à ce qui n’est pas à toi.",
        "Nous pouvons retenir ce qui semble faux et fermer un compte qui ne respecte pas ces conditions. Nous disons pourquoi, et tu peux t’y opposer.",
      ],
    },
    {
      title: "La fin",
      lines: [
        "Tu peux supprimer ton compte à tout moment dans les Paramètres. Les mois ouverts sont d’abord réglés ou annulés, et on te dit lesquels.",
        "Si nous arrêtons le service, nous le disons deux mois à l’avance, transmettons ce qui a été encaissé et te laissons emporter tes données.",
      ],
    },
    {
      title: "Responsabilité, changements, droit",
      lines: [
        "Nous faisons attention, sans pouvoir promettre que tout fonctionne toujours. Nous répondons de la faute intentionnelle et de la faute lourde, et partout où la loi ne permet pas de l’exclure.",
        "Nous annonçons les changements de ces conditions par e-mail 30 jours à l’avance. Si tu n’es pas d’accord, tu peux supprimer ton compte d’ici là.",
        "Le droit belge s’applique. Si tu es consommateur ailleurs dans l’Union européenne, la protection du droit de ton pays te reste acquise.",
      ],
    },
  ],
});
