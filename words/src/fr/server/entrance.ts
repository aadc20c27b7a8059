import type { entrance as english } from "../../en/server/entrance.ts";

export const entrance: typeof english = {
  unknownLink: "Nous ne connaissons pas ce lien. Copie-le en entier depuis l’e-mail, ou écris-nous.",
  usedLink: "Ce lien a déjà servi. Demandes-en un nouveau.",
  oldLink: "Ce lien est trop ancien. Demandes-en un nouveau.",
  changedLink:
    "Ce lien est parti vers une adresse qui n’est plus le contact de ton association. Demandes-en un nouveau.",
  closed: "Ta page s’est refermée. Demande un nouveau lien, ou ouvre celui de ton dernier e-mail.",
  asked: "Si cette association a un contact, un nouveau lien est en route vers cette boîte.",
  confirmed: "Quelqu’un de ton association a déjà confirmé.",
  noAccount: "Nous n’avons pas encore de compte bancaire de ton association. Écris-nous d’abord.",
  noEnglish:
    "Les deux descriptions en anglais ne peuvent pas être vides : elles remplacent celles qui manquent.",
  unknownPayout: "Ce virement n’est pas arrivé sur le compte de ton association.",
  cameBack: "Ce virement est revenu. Dès qu’il sera payé à nouveau, tu pourras publier quelque chose.",
  hasPost: "Il y a déjà une publication pour ce virement.",
  notPaidAgain:
    "Une publication peut changer de virement quand le sien est revenu et que l’argent a été payé à nouveau.",
  thinPicture: (pixels, times) =>
    `Cette image est trop petite ou trop étroite. Chaque côté doit avoir ${pixels} pixels, et aucun plus de ${times} fois l’autre.`,
};
