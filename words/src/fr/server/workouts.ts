import { workouts as screen } from "../screens/workouts.ts";
import { HEALTH_SYNC_DAYS, MAX_WORKOUT_HOURS } from "@kalivo/domain/limits.ts";
import type { workouts as english } from "../../en/server/workouts.ts";

export const workouts: typeof english = {
  typeNames: screen.types,
  unknown: "Cette séance n’existe pas.",
  deleted: "La séance est supprimée.",
  consentWithdrawn:
    "Tu as retiré ton accord pour l’utilisation de tes données de santé : aucune séance ne peut être ajoutée. Tu peux le redonner dans « E-mails et confidentialité ».",
  sentDifferent: "Tu as déjà ajouté cette séance, avec d’autres chiffres. Regarde-la dans tes séances.",
  sentDeleted: "Tu as déjà ajouté cette séance, et tu l’as supprimée depuis.",
  billed: "Cette séance est déjà comptée dans un don, elle ne peut donc plus changer.",
  otherKind: "Le type de cette séance a été modifié ailleurs. Rien n’a changé.",
  ofDevice: "Cette séance vient d’un appareil, elle ne peut donc pas être modifiée ici.",
  notCompared: "Elle n’est plus comparée à cette séance-là.",
  sameTime: "Les deux ont eu lieu en même temps, elles comptent donc pour une.",
  impossible: {
    speed_impossible: "C’est étonnamment rapide. Vérifie la distance et la durée.",
    effort_impossible: "Personne ne brûle autant en si peu de temps : vérifie les chiffres.",
    workout_too_large: "Une séance ne peut pas avoir plus de 20 000 calories.",
    day_too_large: "Un jour ne peut pas avoir plus de 10 000 calories.",
  },
  endSaidTwice: "Dis une seule fois quand c’était fini : à quelle heure, ou il y a combien de temps.",
  wrongEnd: {
    in_the_future: "C’est encore à venir : choisis un moment passé.",
    too_long_ago: `Tu peux encoder ce qui s’est terminé il y a ${HEALTH_SYNC_DAYS} jours au plus.`,
    month_closed:
      "Ce mois est clôturé : ce qui s’y est terminé est déjà compté. Choisis un jour plus récent.",
  },
  notTaken: {
    speed_impossible: "C’est trop rapide pour compter.",
    effort_impossible: "Personne ne brûle autant en si peu de temps.",
    workout_too_large: "Une séance ne peut pas avoir plus de 20 000 calories.",
    day_too_large: "Un jour ne peut pas avoir plus de 10 000 calories.",
    consent_withdrawn: "Tu as retiré ton accord pour l’utilisation de tes données de santé.",
    before_account: "Elle a commencé avant l’ouverture de ton compte.",
    before_window: `Elle a commencé il y a plus de ${HEALTH_SYNC_DAYS} jours.`,
    no_calories: "Elle n’a pas de calories, et nous ne pouvons pas les calculer pour ce sport.",
    no_calories_of_device:
      "Elle n’a pas de calories, et nous ne pouvons les calculer que pour la course et la marche avec une distance.",
    under_one_calorie: "Elle a brûlé moins d’une calorie.",
    ends_before_it_begins: "Elle finit au moment où elle commence, ou avant.",
    too_long: `Elle dure plus de ${MAX_WORKOUT_HOURS} heures.`,
    in_the_future: "Elle finit dans le futur.",
    wrong_clock: "L’horloge de l’appareil était fausse.",
    impossible_figures: "Ses calories ou sa distance ne sont pas possibles.",
    already_counted: "Elle est déjà comptée dans un don, elle reste donc comme elle est.",
    left_out: "Tu l’as laissée de côté.",
  },
  notCounted: {
    duplicate: "La même séance compte déjà.",
    partial: "Une partie de son temps est comptée avec une autre séance.",
    too_old: `Elle nous est arrivée plus de ${HEALTH_SYNC_DAYS} jours après son début, elle ne compte donc pas.`,
    too_late:
      "Elle a attendu trop longtemps pour compter : les dons de ce mois-là sont réglés depuis longtemps.",
    not_shared: "Elle n’est pas partagée avec tes soutiens, elle ne compte donc pas.",
    refused: "Nous l’avons regardée et ne l’avons pas comptée.",
    twin_timezone:
      "Elle ressemble à une autre séance, notée par une horloge d’un autre fuseau horaire. Est-ce la même ? Elle attend ta réponse.",
    twin_same_day:
      "Elle ressemble à une autre séance de ce jour-là. Est-ce la même ? Elle attend ta réponse.",
    shared_record:
      "Quelqu’un d’autre a envoyé le même enregistrement : la séance compte dès que nous l’avons vérifiée.",
    identical_record:
      "Quelqu’un d’autre a envoyé un enregistrement avec les mêmes heures et les mêmes calories ou la même distance : la séance compte dès que nous l’avons vérifiée.",
    own_app: "Elle dit venir de notre propre app : elle compte dès que nous l’avons vérifiée.",
    speed_unusual: "Vitesse inhabituelle : la séance compte dès que nous l’avons vérifiée.",
    effort_unusual: "Un nombre inhabituel de calories : la séance compte dès que nous l’avons vérifiée.",
    workout_large: "Séance exceptionnellement longue ou intense : elle compte dès que nous l’avons vérifiée.",
    day_large: "Journée exceptionnellement active : la séance compte dès que nous l’avons vérifiée.",
    month_large: "Mois exceptionnellement actif : la séance compte dès que nous l’avons vérifiée.",
    speed_impossible: "Elle est trop rapide, elle ne compte donc pas.",
    effort_impossible: "Personne ne brûle autant en si peu de temps, elle ne compte donc pas.",
    workout_too_large: "Une séance ne peut pas avoir plus de 20 000 calories, elle ne compte donc pas.",
    day_too_large: "Au-delà de la limite de 10 000 calories par jour, elle ne compte donc pas.",
    no_donor: "Personne ne te soutenait encore.",
    no_organisation: "Choisis une association : d’ici là, personne ne peut donner pour elle.",
    resting: "Tu étais en repos.",
    before_pledge: "Elle s’est terminée avant que quelqu’un te soutienne.",
    not_active_yet: "Personne ne te soutenait encore activement quand elle s’est terminée.",
    not_funded: "Elle n’est pas financée.",
    synced_only: "Tes soutiens ne paient que les séances synchronisées.",
    cap_reached: "Le plafond mensuel de tes soutiens est atteint.",
  },
};
