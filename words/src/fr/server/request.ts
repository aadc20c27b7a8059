import type { request as english } from "../../en/server/request.ts";
import { PICTURE_MB, REQUEST_MB, sizeOfFr as sizeOf } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const request: typeof english = {
  signIn: "Connecte-toi d’abord.",
  linkUnknown:
    "Ce lien ne mène à rien que nous pouvons montrer : il est peut-être coupé ou ancien, ou la page n’est pas publique. Tu peux t’inscrire quand même.",
  notFound: "Introuvable.",
  secondFactor: "Montre d’abord ton second facteur : une clé d’accès, ou un code de ton application.",
  unreadable: "La demande n’a pas pu être lue.",
  wrongMediaType: "Envoie du JSON ou un formulaire multipart.",
  failed: (code: string) =>
    `Quelque chose a mal tourné de notre côté. Si cela continue, écris-nous avec ce code : ${code}`,
  failedSaving: (code: string) =>
    `Quelque chose a mal tourné de notre côté. Cela a peut-être marché malgré tout : vérifie avant de réessayer. Si cela continue, écris-nous avec ce code : ${code}`,
  outOfReach: "Nos données sont hors d’atteinte pour le moment. Réessaie dans un instant.",
  outOfReachSaving:
    "Nos données sont hors d’atteinte pour le moment. Cela a peut-être marché malgré tout : vérifie avant de réessayer.",
  full: "Il n’y a pas de place chez nous pour recevoir ceci. Rien n’a changé : réessaie plus tard.",
  busy: "Réessaie dans quelques secondes.",
  tooMany: (wait) => `Trop d’essais. Attends encore ${wait}.`,
  seconds: (n) => counted(n, { one: "seconde", other: "secondes" }),
  minutes: (n) => counted(n, { one: "minute", other: "minutes" }),
  badKey: "Idempotency-Key doit avoir de 1 à 100 lettres, chiffres ou signes",
  unsigned: "La signature n’est pas valable.",
  notFromProvider: "Ceci ne vient pas du fournisseur.",

  fileNotTaken: (field) => `« ${field} » n’est pas un fichier accepté ici.`,
  noForm: (field) => `Envoie un formulaire multipart avec des fichiers nommés « ${field} ».`,
  noFile: "Il n’y a aucun fichier dans ce formulaire.",
  tooManyFiles: (most) => `${most} fichiers à la fois au plus, s’il te plaît.`,
  filesTooLarge: (megabytes) =>
    `C’est trop lourd : ${megabytes} Mo au plus pour tous les fichiers ensemble. De l’export d’Apple Santé, le fichier export.xml (ou exportation.xml) seul, zippé, suffit.`,
  formTooLarge: (bytes) => `C’est trop lourd : ${sizeOf(bytes)} au maximum.`,
  tooLarge: `C’est trop lourd : ${PICTURE_MB} Mo au plus par fichier et ${REQUEST_MB} Mo par envoi.`,
  fieldNameNotAllowed: (field) => `Le nom de champ « ${field} » n’est pas permis.`,
  brokenForm: "Le formulaire n’a pas pu être lu : son contenu multipart est abîmé.",
  brokenFiles: "Le formulaire n’a pas pu être lu : son contenu multipart est abîmé ou coupé.",
};
