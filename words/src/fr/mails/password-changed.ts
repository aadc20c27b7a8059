import type { passwordChanged as english } from "../../en/mails/password-changed.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("fr-BE");

export const passwordChanged: typeof english = {
  subject: "Ton mot de passe a été changé",
  preview: "Si ce n’était pas toi, choisis-en un nouveau tout de suite.",
  title: "Ton mot de passe a été changé",
  by: {
    reset:
      "Un nouveau mot de passe a été choisi avec un lien de cette boîte. Tout le monde a été déconnecté.",
    settings:
      "Un nouveau mot de passe a été choisi dans les Paramètres. Toutes les autres connexions ont été fermées.",
  },
  passkeysRemoved:
    "Cette adresse n’avait jamais été confirmée. Nous avons donc supprimé les clés d’accès ajoutées jusqu’ici : ajoute de nouveau la tienne dans les Paramètres.",
  passkeys: (n) =>
    plural(n, (figure) => ({
      one: "Une clé d’accès ouvre toujours ton compte. Si tu ne la connais pas, supprime-la dans les Paramètres.",
      other: `${figure} clés d’accès ouvrent toujours ton compte. Supprime dans les Paramètres celles que tu ne connais pas.`,
    })),
  notYou: (mail) =>
    `Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe, et écris à ${mail} si tu as besoin d’aide.`,
  button: "Choisir un nouveau mot de passe",
  reason: "Tu reçois cet e-mail parce que le mot de passe de ton compte a été changé.",
};
