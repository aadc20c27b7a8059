import type { imports as english } from "../../en/server/imports.ts";

export const imports: typeof english = {
  busy: "D’autres de tes fichiers sont en train d’être lus. Attends qu’ils soient prêts.",
  gone: "Cet import a plus d’un jour et n’existe plus. Choisis les fichiers à nouveau.",
  askedOfYou: "Elle ressemble à une autre de tes séances : dans Séances, nous te demandons si c’est la même.",
  files: {
    empty: () => "Le fichier est vide.",
    unknown_format: () =>
      "Ce n’est pas un fichier de séances que nous pouvons lire : FIT, TCX, GPX, ou l’export d’Apple Santé, de Strava ou de Garmin. S’il vient d’une app ou d’une montre, exporte-le d’abord en FIT, TCX ou GPX.",
    no_workout: () => "Il ne contient aucune séance.",
    no_start: () => "Il ne dit pas quand sa séance a commencé.",
    unknown_rows: () => "Certaines de ses séances n’ont pas d’heure ou de durée que nous comprenons.",
    damaged: () => "Le fichier est abîmé.",
    cut_off: () => "Le fichier est coupé : il en manque une partie.",
    wrong_checksum: () => "Le fichier est abîmé : sa somme de contrôle est fausse.",
    not_xml: () => "Le fichier est abîmé : ce n’est pas le XML attendu.",
    nested_too_deep: () => "Le fichier est abîmé : il est imbriqué trop profondément.",
    no_track: () =>
      "Il ne contient pas de trace enregistrée : ses points n’ont pas d’heure, ou c’est un itinéraire prévu.",
    times_unclear: () => "Nous ne comprenons pas les heures de ses points.",
    places_unclear: () => "Ses points ont une heure, mais nous ne comprenons pas leur position.",
    one_point: () => "Aucune de ses traces n’a plus d’un point avec une heure.",
    one_moment: () => "Tous ses points ont la même heure.",
    points_backwards: () => "Ses points sont dans le mauvais ordre : le dernier vient en premier.",
    not_opened: () => "Nous ne l’avons pas ouvert : son nom ne finit pas par .fit, .tcx ou .gpx.",
    recording_too_large: (megabytes) =>
      `Un enregistrement peut avoir ${megabytes} Mo au plus ; ce fichier est plus lourd.`,
    too_large: () => "Il est plus lourd que tout enregistrement connu.",
    too_large_unpacked: () => "Une fois décompressé, le fichier est bien plus lourd qu’un enregistrement.",
    zip_too_many_files: (most) => `Le zip contient plus que les ${most} fichiers que nous lisons au plus.`,
    zip_password: () => "Le zip est protégé par un mot de passe.",
    zip_in_zip: () =>
      "Il contient un zip dans un autre zip. Décompresse-le une fois et choisis le zip qu’il contient.",
    unknown_columns: () => "Nous ne connaissons pas les colonnes de son activities.csv.",
    list_too_large: () => "Son activities.csv est trop lourd pour être lu.",
    too_many_workouts: (leftOut) =>
      `Il contient plus de séances qu’un import n’en prend : les plus anciennes (${leftOut}) sont laissées de côté.`,
    too_many_recordings: (most) => `Il contient plus de ${most} enregistrements ; les derniers ont été lus.`,
    not_all_read: () => "Tout n’a pas pu être lu.",
    before_was_read: () => "Ce qui précède a été lu.",
    too_much: () =>
      "C’est plus que ce qui peut être lu à la fois. Essaie avec des fichiers moins nombreux ou moins lourds.",
    too_slow: (seconds) =>
      `La lecture a pris plus de ${seconds} secondes. Essaie avec moins de fichiers à la fois.`,
    in_another: () => "Ce qu’il contient est aussi dans un autre de ces fichiers.",
  },
};
