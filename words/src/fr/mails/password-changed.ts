import type { passwordChanged as english } from "../../en/mails/password-changed.ts";

export const passwordChanged: typeof english = {
  subject: "Ton mot de passe a été changé",
  preview: "Si ce n’était pas toi, choisis-en un nouveau tout de suite.",
  title: "Ton mot de passe a été changé",
  by: {
    reset:
      "Un nouveau mot de passe a été choisi avec un lien de cette boîte mail. Tout le monde a été déconnecté.",
    settings:
      "Un nouveau mot de passe a été choisi dans les réglages. Toutes les autres connexions ont été fermées.",
  },
  passkeys: (n) =>
    n === 1
      ? "Une clé d’accès ouvre toujours ton compte. Si tu ne la connais pas, supprime-la dans les réglages."
      : `${n} clés d’accès ouvrent toujours ton compte. Supprime dans les réglages celles que tu ne connais pas.`,
  notYou: (mail) =>
    `Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe, et écris à ${mail} si tu as besoin d’aide.`,
  button: "Choisir un nouveau mot de passe",
  reason: "Tu reçois cet e-mail parce que le mot de passe de ton compte a été changé.",
};
