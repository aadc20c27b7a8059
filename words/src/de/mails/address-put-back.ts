import type { addressPutBack as english } from "../../en/mails/address-put-back.ts";
export const addressPutBack: typeof english = {
  subject: "Das ist nicht mehr die Adresse deines Kontos",
  preview: "Mit einem Link an die frühere Adresse wurde die Änderung rückgängig gemacht.",
  title: "Dein Konto hat wieder seine alte Adresse",
  intro:
    "Jemand hat den Link in der E-Mail an die frühere Adresse deines Kontos geöffnet. Jene Adresse zählt wieder, alle wurden abgemeldet, und das Passwort gilt nicht mehr.",
  notYou: (mail: string) =>
    `Warst du das nicht, und gehört dir das alte Postfach nicht mehr? Schreib jetzt von dieser Adresse an ${mail}. Wir klären das mit dir.`,
  reason: "Du bekommst diese E-Mail, weil das die Adresse eines Kontos war.",
};
