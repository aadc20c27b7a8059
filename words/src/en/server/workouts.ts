import { workouts as screen } from "../screens/workouts.ts";
import { HEALTH_SYNC_DAYS, MAX_WORKOUT_HOURS } from "@kalivo/domain/limits.ts";
/** What is said about a workout: when it is saved, when it is not taken, and where it counts less than it could. */
export const workouts = {
  /** As the screens call them; a search finds them by it. */
  typeNames: screen.types,
  unknown: "This workout doesn't exist.",
  deleted: "The workout is deleted.",
  consentWithdrawn:
    "You withdrew your consent to our use of health data, so workouts can't be added. You can give it again in Emails & privacy settings.",
  sentDifferent: "You added this workout already, with other figures. Look at it in your workouts.",
  sentDeleted: "You added this workout already, and deleted it since.",
  billed: "This workout was already counted in a donation, so it can't be changed.",
  otherKind: "The kind of this workout was changed elsewhere. Nothing was changed.",
  ofDevice: "This workout comes from a device, so it can't be changed here.",
  notCompared: "It is no longer compared with that workout.",
  sameTime: "The two took place at the same time, so they count as one.",
  /** Typed in, and more than a body can do. */
  impossible: {
    speed_impossible: "That's unusually fast. Check the distance and time.",
    effort_impossible: "Nobody burns that much in so little time: please check what you typed.",
    workout_too_large: "One workout can't have more than 20 000 calories.",
    day_too_large: "One day can't have more than 10 000 calories.",
  },
  /** When a typed one ended. */
  endSaidTwice: "Say when it ended once: as a time, or as how long ago.",
  wrongEnd: {
    in_the_future: "This is still to come: choose a time that has passed.",
    too_long_ago: `You can type in what ended at most ${HEALTH_SYNC_DAYS} days ago.`,
    month_closed: "That month is closed: what ended in it is counted already. Choose a later day.",
  },
  /** Of a list that a device or a file brought. */
  notTaken: {
    speed_impossible: "It is too fast to count.",
    effort_impossible: "Nobody burns that much in so little time.",
    workout_too_large: "One workout can't have more than 20 000 calories.",
    day_too_large: "One day can't have more than 10 000 calories.",
    consent_withdrawn: "You withdrew your consent to our use of health data.",
    before_account: "It began before you had an account.",
    before_window: `It began more than ${HEALTH_SYNC_DAYS} days ago.`,
    no_calories: "It has no calories, and we can't work them out for this sport.",
    no_calories_of_device:
      "It has no calories, and we can work them out for running and walking with a distance only.",
    under_one_calorie: "It burned less than one calorie.",
    ends_before_it_begins: "It ends when it begins, or before.",
    too_long: `It lasts more than ${MAX_WORKOUT_HOURS} hours.`,
    in_the_future: "It ends in the future.",
    wrong_clock: "The clock of the device was wrong.",
    impossible_figures: "Its calories or distance are not possible.",
    already_counted: "It was already counted in a donation, so it stays as it is.",
    left_out: "You left it out.",
  },
  /** Of a workout that counts nothing, or less than it would alone, or that nobody pays for. */
  notCounted: {
    duplicate: "The same workout already counts.",
    partial: "Part of its time already counts with another workout.",
    too_old: `It reached us more than ${HEALTH_SYNC_DAYS} days after it began, so it doesn't count.`,
    too_late: "It waited too long to count: the donations of that month were settled long ago.",
    not_shared: "Not shared with donors, so it doesn't count.",
    refused: "We looked at it and didn't count it.",
    twin_timezone:
      "It looks like another workout, recorded in another time zone. Is it the same? It waits for your answer.",
    twin_same_day: "It looks like another workout of that day. Is it the same? It waits for your answer.",
    shared_record: "Somebody else sent the same recording: it counts once we have checked it.",
    identical_record:
      "Somebody else sent a recording with the same times and the same calories or distance: it counts once we have checked it.",
    own_app: "It says that our own app recorded it: it counts once we have checked it.",
    speed_unusual: "Unusually fast: it counts once we have checked it.",
    effort_unusual: "Unusually many calories: it counts once we have checked it.",
    workout_large: "An unusually long or hard workout: it counts once we have checked it.",
    day_large: "An unusually active day: it counts once we have checked it.",
    month_large: "An unusually active month: it counts once we have checked it.",
    speed_impossible: "It is too fast, so it doesn't count.",
    effort_impossible: "Nobody burns that much in so little time, so it doesn't count.",
    workout_too_large: "One workout can't have more than 20 000 calories, so it doesn't count.",
    day_too_large: "Over the limit of 10 000 calories a day, so it doesn't count.",
    no_donor: "Nobody supported you at that time.",
    no_organisation: "Choose an organisation: until then nobody can give for it.",
    resting: "You were resting.",
    before_pledge: "It ended before anyone supported you.",
    not_active_yet: "Your donors' support wasn't active yet when it ended.",
    not_funded: "It is not funded.",
    synced_only: "People who support you pay for synced workouts only.",
    cap_reached: "The monthly limit of the people who support you is reached.",
  },
};
