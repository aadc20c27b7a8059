import type { Provider } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES, HEALTH_SYNC_DAYS, STRAVA_DATA_DAYS } from "@kalivo/domain/limits.ts";
import { APP_NAME } from "../../app-name.ts";
import type { sources as english } from "../../en/screens/sources.ts";
import { IMPORT_MB, ZIP_MB } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { counted, plural } = pluralOf("fr-BE");

const names = { strava: "Strava", garmin: "Garmin Connect" } satisfies Record<Provider, string>;
const brands = { strava: "Strava", garmin: "Garmin" } satisfies Record<Provider, string>;

export const sources: typeof english = {
  version: "2026-11",
  consent: {
    title: (provider: Provider) => `Connecter ${names[provider]}`,
    points: (provider: Provider) => [
      `Nous lisons le sport, la durée, la distance, les calories et l’appareil de tes activités ${brands[provider]} des ${HEALTH_SYNC_DAYS} derniers jours, et les nouvelles à mesure qu’elles arrivent. Ni parcours, ni courbes de fréquence cardiaque, ni amis.`,
      "Nous les utilisons pour calculer les calories et les dons, et pour rien d’autre : ni publicité, ni vente, ni statistiques sur les personnes.",
      "Personne d’autre que toi ne voit une activité en particulier. Les autres voient des totaux, et seulement si tu coches la deuxième case.",
      provider === "strava"
        ? `Ce que Strava nous dit est supprimé après ${STRAVA_DATA_DAYS} jours, sauf les calories, le sport et le moment.`
        : "Une activité compte une fois, même quand une autre app en a une copie.",
      "Tu peux mettre fin à la connexion à tout moment dans Source de mes séances : ce qui ne fait pas encore partie d’un don est alors supprimé, et nous te le confirmons par e-mail.",
    ],
    read: (provider: Provider) => `J’accepte que ${APP_NAME} lise mes activités ${brands[provider]}.`,
    share: "Partager mon total du mois avec les personnes qui me soutiennent.",
    shareHelp: "Sans cela, tes séances sont enregistrées, mais ne comptent pas pour les dons.",
    tick: "Coche la première case pour donner ton accord.",
    go: (provider: Provider) => `Aller vers ${names[provider]}`,
    notNow: "Pas maintenant",
    failed: "Ta réponse n’a pas pu être enregistrée. Réessaie.",
  },
  connection: {
    title: "Connexions",
    since: (day: string) => `Connecté depuis le ${day}`,
    lastNews: (day: string) => `Dernière réception le ${day}`,
    nothingYet: "Encore rien reçu",
    beforeAccount: (n: number) =>
      plural(n, (figure) => ({
        one: `${figure} séance a commencé avant l’ouverture de ton compte ici : elle n’est pas reprise.`,
        other: `${figure} séances ont commencé avant l’ouverture de ton compte ici : elles ne sont pas reprises.`,
      })),
    reconnect: (provider: Provider) =>
      `${names[provider]} te demande de te reconnecter. D’ici là, aucune séance n’arrive.`,
    missing: {
      workouts: (provider: Provider) =>
        `Chez ${names[provider]}, tu ne nous permets pas de lire tes activités : rien n’arrive. Reconnecte-toi et laisse « Activités » coché chez eux.`,
      past: (provider: Provider) =>
        `Chez ${names[provider]}, les données historiques ne sont pas cochées : les nouvelles séances arrivent, pas les anciennes. Pour avoir aussi celles des ${HEALTH_SYNC_DAYS} derniers jours, reconnecte-toi et coche-les.`,
      private: (provider: Provider) =>
        `Chez ${names[provider]}, tu ne nous permets pas de lire tes activités privées : celles que personne d’autre ne voit n’arrivent pas. Si tu les veux ici, reconnecte-toi et coche-les.`,
    },
    reconnectAction: "Reconnecter",
    share: "Partager mon total du mois",
    shareHelp:
      "Les personnes qui te soutiennent voient le total de ces séances. Désactivé : elles ne comptent pas pour les dons.",
    shared: "Ton total du mois est partagé",
    notShared: "Ton total du mois n’est plus partagé",
    disconnect: (provider: Provider) => `Déconnecter ${names[provider]}`,
    disconnectTitle: (provider: Provider) => `Déconnecter ${names[provider]} ?`,
    disconnectHelp:
      "Plus aucune séance n’arrive, et celles qui ne font pas encore partie d’un don sont supprimées. Nous te le confirmons par e-mail.",
    keep: "Garder la connexion",
    disconnected: (provider: Provider) => `${names[provider]} n’est plus connecté`,
    failed: (status: number) => orUnreachable(status, `Erreur ${status}`),
  },
  finish: {
    connected: (provider: Provider, account: string) =>
      `${names[provider]} est maintenant connecté au compte ${account}.`,
    notMe: "Ce n’est pas moi : déconnecter",
    undone: (provider: Provider) => `${names[provider]} n’est plus connecté.`,
    expired: "Ce lien est trop ancien. Tu peux déconnecter dans Source de mes séances.",
    askTitle: "C’est bien ton compte ?",
    ask: (provider: Provider, account: string) =>
      `La connexion chez ${names[provider]} a commencé sur un autre appareil ou dans une autre app. Tes séances doivent-elles compter pour ${account} ?`,
    yes: (account: string) => `Oui, je suis ${account}`,
    no: "Non, ce n’est pas moi",
    refused: (provider: Provider) => `Rien n’a été connecté, et nous l’avons dit à ${names[provider]}.`,
    tooLate: `Cette connexion a pris plus de ${CONNECT_MINUTES} minutes. Retourne dans l’app et recommence.`,
    failedTitle: "Pas de connexion",
    reasons: {
      denied:
        "Tu n’as pas donné ton accord chez le fournisseur : rien n’a donc été connecté. Retourne dans l’app pour réessayer.",
      scope: "Il nous faut le droit de lire tes activités. Retourne dans l’app et laisse cette case cochée.",
      state: `Cette connexion a déjà servi ou a pris plus de ${CONNECT_MINUTES} minutes. Retourne dans l’app et recommence.`,
      taken: "Ce compte est déjà connecté à un autre compte d’ici. Déconnecte-le d’abord de celui-là.",
      consent: "Tu n’as pas accepté ce que nous lisons. Retourne dans l’app et recommence.",
      unreachable:
        "Le fournisseur ne répond pas pour l’instant. Retourne dans l’app et réessaie dans une minute.",
      unavailable: "Ce fournisseur ne peut pas être connecté ici.",
    },
  },
  detail: {
    title: "Cette séance",
    when: "Quand",
    length: "Durée",
    distance: "Distance",
    counts: "Compte pour",
    whyTitle: "D’où vient ce nombre",
    why: {
      active: () => "Mesuré par ton appareil, sans ce que tu aurais brûlé au repos.",
      difference: ({ reported }) =>
        `Ton appareil dit ${reported} kcal en tout et indique la part du repos, qui est retirée.`,
      total: ({ reported, rest }) =>
        `La source dit ${reported} kcal en tout. Les ${rest} kcal que tu aurais brûlées au repos sont retirées.`,
      computed: ({ km, minutes, kg }) => `Calculé à partir de ${km} km en ${minutes} min pour ${kg} kg.`,
      heart_rate: ({ minutes, kg }) =>
        `Calculé à partir de ta fréquence cardiaque sur ${minutes} min, de ton âge et de ${kg} kg, sans ce que tu aurais brûlé au repos.`,
      met: ({ minutes, kg }) =>
        `Calculé à partir du sport sur ${minutes} min pour ${kg} kg : nous ne savons rien de plus précis.`,
      declared: () => "Comme indiqué à la saisie.",
    },
    assumed: "Nous ne connaissons pas ton poids, et avons donc pris un poids moyen.",
    less: (alone: string) => `Seule, elle compterait ${alone} kcal.`,
    sameAs: "Même séance que",
    maybeSameAs: "Peut-être la même que",
    sharesTimeWith: "A lieu en partie en même temps que",
    same: "C’est la même",
    distinct: "Ce sont deux séances",
    takeBack: "Annuler ma réponse",
    answered: "Merci, nous avons recompté",
    onStrava: "Voir sur Strava",
    syncedToday: "Une séance synchronisée d’aujourd’hui est déjà là. La même séance ne compte qu’une fois.",
  },
  import: {
    open: "Importer",
    title: "Importer des séances",
    help: "Des fichiers FIT, TCX ou GPX, ou l’export zip d’Apple Santé, Strava ou Garmin Connect.",
    choose: "Choisir des fichiers",
    drop: "Dépose des fichiers n’importe où sur cette page",
    dropHere: "Lâche pour importer",
    offered: (n: number): string =>
      plural(n, () => ({
        one: "Une autre app a transmis ce fichier. Le lire ? Tu vois ce qu’il contient avant que nous le conservions.",
        other:
          "Une autre app a transmis ces fichiers. Les lire ? Tu vois ce qu’ils contiennent avant que nous les conservions.",
      })),
    readThem: "Oui, lire",
    uploading: (percent: string) => `Envoi ${percent}`,
    reading: "Lecture de tes fichiers",
    cancel: "Annuler",
    preview: "Ce que nous avons trouvé",
    report: "Ce que sont devenus tes fichiers",
    outcomes: {
      new: (n: number) => counted(n, { one: "nouvelle", other: "nouvelles" }),
      updated: (n: number) => counted(n, { one: "modifiée", other: "modifiées" }),
      already_there: (n: number) => `${n} déjà là`,
      same_effort: (n: number) => `${n} déjà présentes sous une autre séance`,
      held: (n: number) => `${n} à vérifier`,
      too_old: (n: number) => counted(n, { one: "trop ancienne", other: "trop anciennes" }),
      needs_type: (n: number) => `${n} sans sport`,
      not_taken: (n: number) => counted(n, { one: "refusée", other: "refusées" }),
      left_out: (n: number) => counted(n, { one: "écartée", other: "écartées" }),
      damaged: (n: number) => counted(n, { one: "illisible", other: "illisibles" }),
      not_recordings: (n: number) =>
        counted(n, { one: "n’est pas un enregistrement", other: "ne sont pas des enregistrements" }),
    },
    status: {
      updated: "Modifiée depuis son import",
      already_there: "Déjà là",
      same_effort: "La même qu’une autre séance : conservée, et compte une fois",
      held: "Conservée, et comptera une fois vérifiée",
      too_old: "Trop ancienne pour compter : conservée dans ta liste",
    },
    files: "Fichiers",
    whichSport: "Quel sport était-ce ?",
    typeLater: "Écarter",
    commit: (n: number) =>
      plural(n, (figure) => ({ one: `Importer ${figure} séance`, other: `Importer ${figure} séances` })),
    nothing: "Rien de nouveau à importer",
    sportFirst: "Choisis d’abord un sport",
    done: (n: number) => counted(n, { one: "séance importée", other: "séances importées" }),
    notImported: (what: string) => `Pas importé : ${what}.`,
    again: "D’autres fichiers",
    more: (n: number) => `et ${n} de plus`,
    unreachable: "La connexion est perdue. Rien n’a été importé ; réessaie.",
    tooLarge: `Ensemble, ces fichiers sont trop lourds : ${IMPORT_MB} Mo par fichier, ${ZIP_MB} Mo pour un zip.`,
  },
};
