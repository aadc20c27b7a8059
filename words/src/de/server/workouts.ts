import type { workouts as english } from "../../en/server/workouts.ts";
import { workouts as screen } from "../screens/workouts.ts";
import { HEALTH_SYNC_DAYS, MAX_WORKOUT_HOURS } from "@kalivo/domain/limits.ts";
/** What is said about a workout: when it is saved, when it is not taken, and where it counts less than it could. */
export const workouts: typeof english = {
  /** As the screens call them; a search finds them by it. */
  typeNames: screen.types,
  unknown: "Dieses Training gibt es nicht.",
  deleted: "Das Training ist gelöscht.",
  consentWithdrawn:
    "Du hast deine Einwilligung zu Gesundheitsdaten widerrufen, darum können keine Trainings eingetragen werden. Unter „E-Mails und Privatsphäre“ kannst du sie wieder geben.",
  sentDifferent:
    "Dieses Training hast du schon eingetragen, mit anderen Zahlen. Sieh es dir bei deinen Trainings an.",
  sentDeleted: "Dieses Training hast du schon eingetragen und seitdem gelöscht.",
  billed: "Dieses Training ist schon in einer Spende gezählt, darum lässt es sich nicht mehr ändern.",
  otherKind: "Die Art dieses Trainings wurde anderswo geändert. Es wurde nichts geändert.",
  ofDevice: "Dieses Training kommt von einem Gerät, darum lässt es sich hier nicht ändern.",
  notCompared: "Es wird nicht mehr mit jenem Training verglichen.",
  sameTime: "Beide waren zur selben Zeit, darum zählen sie als eines.",
  /** Typed in, and more than a body can do. */
  impossible: {
    speed_impossible: "Das ist ungewöhnlich schnell. Prüfe Strecke und Zeit.",
    effort_impossible: "So viel verbrennt niemand in so kurzer Zeit: Prüfe bitte, was du getippt hast.",
    workout_too_large: "Ein Training kann nicht mehr als 20 000 Kalorien haben.",
    day_too_large: "Ein Tag kann nicht mehr als 10 000 Kalorien haben.",
  },
  /** When a typed one ended. */
  endSaidTwice: "Sag nur einmal, wann es endete: als Uhrzeit oder wie lange es her ist.",
  wrongEnd: {
    in_the_future: "Das kommt erst noch: Wähle eine Zeit, die vorbei ist.",
    too_long_ago: `Eintragen kannst du, was vor höchstens ${HEALTH_SYNC_DAYS} Tagen endete.`,
    month_closed:
      "Dieser Monat ist abgeschlossen: Was darin endete, ist schon gezählt. Wähle einen späteren Tag.",
  },
  /** Of a list that a device or a file brought. */
  notTaken: {
    speed_impossible: "Es ist zu schnell, um zu zählen.",
    effort_impossible: "So viel verbrennt niemand in so kurzer Zeit.",
    workout_too_large: "Ein Training kann nicht mehr als 20 000 Kalorien haben.",
    day_too_large: "Ein Tag kann nicht mehr als 10 000 Kalorien haben.",
    consent_withdrawn: "Du hast deine Einwilligung zu Gesundheitsdaten widerrufen.",
    before_account: "Es begann, bevor du ein Konto hattest.",
    before_window: `Es begann vor mehr als ${HEALTH_SYNC_DAYS} Tagen.`,
    no_calories: "Es hat keine Kalorien, und für diese Sportart können wir sie nicht ausrechnen.",
    no_calories_of_device:
      "Es hat keine Kalorien, und ausrechnen können wir sie nur für Laufen und Gehen mit einer Strecke.",
    under_one_calorie: "Es hat weniger als eine Kalorie verbrannt.",
    ends_before_it_begins: "Es endet, sobald es beginnt, oder davor.",
    too_long: `Es dauert mehr als ${MAX_WORKOUT_HOURS} Stunden.`,
    in_the_future: "Es endet in der Zukunft.",
    wrong_clock: "Die Uhr des Geräts ging falsch.",
    impossible_figures: "Seine Kalorien oder seine Strecke sind nicht möglich.",
    already_counted: "Es ist schon in einer Spende gezählt, darum bleibt es, wie es ist.",
    left_out: "Du hast es ausgelassen.",
  },
  /** Of a workout that counts nothing, or less than it would alone, or that nobody pays for. */
  notCounted: {
    duplicate: "Dasselbe Training zählt schon.",
    partial: "Ein Teil seiner Zeit zählt schon bei einem anderen Training.",
    too_old: `Es kam mehr als ${HEALTH_SYNC_DAYS} Tage nach seinem Beginn bei uns an, darum zählt es nicht.`,
    too_late: "Es hat zu lange gewartet, um zu zählen: Die Spenden jenes Monats sind längst abgerechnet.",
    not_shared: "Unterstützern nicht gezeigt, darum zählt es nicht.",
    refused: "Wir haben es uns angesehen und nicht gezählt.",
    twin_timezone:
      "Es sieht aus wie ein anderes Training, in einer anderen Zeitzone aufgezeichnet. Ist es dasselbe? Es wartet auf deine Antwort.",
    twin_same_day:
      "Es sieht aus wie ein anderes Training jenes Tages. Ist es dasselbe? Es wartet auf deine Antwort.",
    shared_record:
      "Jemand anderes hat dieselbe Aufzeichnung geschickt: Es zählt, sobald wir es geprüft haben.",
    identical_record:
      "Jemand anderes hat eine Aufzeichnung mit denselben Zeiten und denselben Kalorien oder derselben Strecke geschickt: Es zählt, sobald wir es geprüft haben.",
    own_app: "Es sagt, dass unsere eigene App es aufgezeichnet hat: Es zählt, sobald wir es geprüft haben.",
    speed_unusual: "Ungewöhnlich schnell: Es zählt, sobald wir es geprüft haben.",
    effort_unusual: "Ungewöhnlich viele Kalorien: Es zählt, sobald wir es geprüft haben.",
    workout_large: "Ein ungewöhnlich langes oder hartes Training: Es zählt, sobald wir es geprüft haben.",
    day_large: "Ein ungewöhnlich aktiver Tag: Es zählt, sobald wir es geprüft haben.",
    month_large: "Ein ungewöhnlich aktiver Monat: Es zählt, sobald wir es geprüft haben.",
    speed_impossible: "Es ist zu schnell, darum zählt es nicht.",
    effort_impossible: "So viel verbrennt niemand in so kurzer Zeit, darum zählt es nicht.",
    workout_too_large: "Ein Training kann nicht mehr als 20 000 Kalorien haben, darum zählt es nicht.",
    day_too_large: "Über dem Limit von 10 000 Kalorien pro Tag, darum zählt es nicht.",
    no_donor: "Zu dieser Zeit hat dich niemand unterstützt.",
    no_organisation: "Wähle eine Organisation: Bis dahin kann niemand dafür geben.",
    resting: "Du hast dich ausgeruht.",
    before_pledge: "Es endete, bevor dich jemand unterstützt hat.",
    not_active_yet: "Als es endete, war die Unterstützung noch nicht aktiv.",
    not_funded: "Dafür gibt niemand etwas.",
    synced_only: "Wer dich unterstützt, zahlt nur für aufgezeichnete Trainings.",
    cap_reached: "Das Monatslimit derer, die dich unterstützen, ist erreicht.",
  },
};
