import type { erasureComing as english } from "../../en/mails/erasure-coming.ts";

export const erasureComing: typeof english = {
  subject: (day) => `Ton compte prend fin le ${day}`,
  preview: "Jusque-là, tu peux le garder.",
  title: "Ton compte prend bientôt fin",
  intro: (day) => `Toutes tes connexions sont fermées. Le ${day}, ton compte prend fin définitivement.`,
  goes: "Ton nom, ton adresse, ta photo, tes séances, tes codes et tes connexions disparaissent ; tes promesses de don prennent fin. Les prélèvements pas encore envoyés et le mois en cours sont annulés ; un paiement en route se termine d’abord.",
  stays: "Notre comptabilité garde ce qui a été payé, sans ton nom : la loi le demande.",
  button: "Garder mon compte",
  keep: "Te connecter avant cette date le garde aussi.",
  reason: "Tu reçois cet e-mail parce que tu as confirmé la fin de ton compte.",
};
