import { ANSWER_CHANGES_MINUTES } from "@kalivo/domain/people/answer.ts";
import type { cheers as english } from "../../en/screens/cheers.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("fr-BE");

export const cheers: typeof english = {
  lastWeek: "La semaine passée",
  kcal: (kcal) => `${kcal}\u00a0kcal`,
  moved: "a bougé",
  received: (n) =>
    plural(n, (figure) => ({
      one: "Un de tes soutiens a applaudi ta semaine",
      other: `${figure} de tes soutiens ont applaudi ta semaine`,
    })),
  more: (n) => counted(n, { one: "autre personne", other: "autres personnes" }),
  cheer: "Applaudir",
  cheered: "Tu as applaudi",
  about: (name) => `pour ${name}`,
  ofLastWeek: (name, kcal) => `${name} a brûlé ${kcal}\u00a0kcal la semaine passée.`,
  movedLastWeek: (name) => `${name} a bougé la semaine passée.`,
  wroteToYou: (name) => `${name} t’a écrit`,
  answer: {
    title: (month) => `Un mot pour tes soutiens de ${month}`,
    ask: (n) =>
      plural(n, (figure) => ({
        one: "Une personne donne pour tes calories. Tes mots seront au-dessus de son don.",
        other: `${figure} soutiens donnent pour tes calories. Tes mots seront au-dessus de leurs dons.`,
      })),
    write: "Leur écrire",
    change: "Changer mes mots",
    choose: "Que veux-tu dire\u202f?",
    own: "Avec mes propres mots",
    ownHint: "Seuls ces soutiens les lisent",
    words: "Tes mots",
    send: "Envoyer",
    sent: "Envoyé. Chacun le lit dès que son don est arrivé.",
    fixedAfter: `Tu peux changer tes mots pendant ${ANSWER_CHANGES_MINUTES} minutes, tant que personne ne les a lus.`,
    wrote: "Tu as écrit",
  },
  relay: {
    title: "La semaine passée, ensemble",
    moved: (n, of) =>
      plural(n, (figure) => ({ one: `${figure} sur ${of} a bougé`, other: `${figure} sur ${of} ont bougé` })),
    yours: (kcal) => `Tes ${kcal}\u00a0kcal en font partie.`,
    rested: "Tu t’es reposé·e. Le repos compte aussi.",
    allRested: "Tout le monde s’est reposé la semaine passée. Le repos compte aussi.",
    hidden: "Tu gardes tes calories pour toi\u00a0: elles n’en font pas partie.",
    others: (n) =>
      plural(n, (figure) => ({
        one: "Une autre personne garde ses calories pour elle\u00a0: elle n’est dans aucun chiffre ici.",
        other: `${figure} autres gardent leurs calories pour eux\u00a0: ils ne sont dans aucun chiffre ici.`,
      })),
    middle: (kcal) => `Une semaine habituelle de l’équipe\u00a0: ${kcal}\u00a0kcal`,
    table: "Membre par membre",
    who: "Membre",
    burned: "Calories",
    rest: "repos",
  },
};
