import type { giving as english } from "../../en/server/giving.ts";
import { LEAST_CHARGE } from "../../figures.ts";
import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
/** What is said about supporting somebody and about the payer's months. */
export const giving: typeof english = {
  unknownPerson: "Diese Person gibt es nicht.",
  oneself: "Dich selbst kannst du nicht unterstützen.",
  pledgeFromAge: (years: number) => `Unterstützen kannst du ab ${years} Jahren.`,
  cannotSupport: "Diese Person kannst du nicht unterstützen.",
  stoppedByDispute:
    "Eine Zahlung wird bestritten, darum kannst du niemand Neues unterstützen, bis wir gesprochen haben. Schreib uns, dann schauen wir es uns gemeinsam an.",
  stopLater: "Aufhören geht sofort, wann immer du willst. Ein späterer Tag ist für einen anderen Betrag.",
  stoppedElsewhere:
    "Du unterstützt diese Person nicht mehr: Deine Unterstützung wurde anderswo beendet. Es wurde nichts geändert.",
  nothingToPlan: "Du unterstützt diese Person nicht, also gibt es später nichts zu ändern.",
  noMonthAhead: (months: number) =>
    `Wähle den ersten Tag eines kommenden Monats, höchstens ${months} Monate voraus.`,
  notPaused: "Deine Unterstützung macht keine Pause.",
  goOnNeedsMethod:
    "Wähle zuerst ein anderes Zahlungsmittel: Mit dem jetzigen ging es zwei Monate hintereinander nicht.",
  goesOn: "Deine Unterstützung geht weiter: Was ab jetzt verbrannt wird, zählt.",
  stillStopped:
    "Deine Pause ist vorbei. Deine Unterstützung bleibt gestoppt, weil deine Bank eine Zahlung zurückgebucht hat: Nichts zählt, bis wir gesprochen haben. Schreib uns.",
  nothingToPause: "Es gibt nichts zu pausieren: Du gibst niemandem etwas.",
  paused: "Pause. Was ab jetzt verbrannt wird, kostet nichts.",
  stoppedAll: "Aufgehört. Du unterstützt niemanden mehr.",
  stoppedAndCancelled:
    "Aufgehört. Du unterstützt niemanden mehr, und die angekündigten Spenden ziehen wir nicht ein.",
  pausedUntil:
    "Pause. Bis zu diesem Tag kostet nichts, was verbrannt wird; dann zählt es automatisch wieder.",
  noDayAhead: (months: number) => `Wähle einen Tag ab morgen, höchstens ${months} Monate voraus.`,
  resting:
    "Genieß deine Ruhe. Bis zu diesem Tag gehören deine Kalorien nur dir, und niemand gibt etwas dafür.",
  restOver: "Willkommen zurück: Was du ab jetzt verbrennst, zählt bei denen, die dich unterstützen.",
  notResting: "Du ruhst dich gerade nicht aus.",
  stoppedNotCancelled:
    "Aufgehört. Du unterstützt niemanden mehr. Die angekündigten Spenden ließen sich nicht absagen: Wir ziehen sie gerade ein, oder sie sind abgeschlossen.",
  notYourDonor: "Diese Person unterstützt dich nicht.",
  donorRefused: "Von dort bekommst du keine Unterstützung mehr.",
  donorAllowed: "Von dort darfst du wieder unterstützt werden.",
  said: {
    started: "Du unterstützt jetzt diese Person.",
    changed: "Deine Unterstützung ist geändert.",
    unchanged: "Deine Unterstützung bleibt, wie sie ist.",
    stopped: "Du unterstützt diese Person nicht mehr.",
    "nothing-to-stop": "Du hast diese Person nicht unterstützt.",
    planned: "Geplant. Bis zu diesem Tag bleibt deine Unterstützung, wie sie ist.",
    "plan-taken-back": "Rückgängig gemacht. Deine Unterstützung bleibt, wie sie ist.",
  },

  noPayments: "Zahlungen sind nicht eingerichtet",
  methodFromAge: (years: number) => `Ein Zahlungsmittel kannst du ab ${years} Jahren einrichten.`,
  pageUnreachable:
    "Wir erreichen die Zahlungsseite gerade nicht. Versuch es bitte in ein paar Minuten noch einmal.",
  blacklistNeedsMethod:
    "Um Organisationen auszuschließen, füge zuerst ein Zahlungsmittel hinzu oder unterstütze jemanden.",
  choiceSaved: "Deine Auswahl ist gespeichert.",
  otherMode: "Nicht beachtet: aus dem anderen Betrieb.",
  received: "Angekommen.",

  unknownStatement: "Diese Abrechnung gibt es nicht.",
  unknownLine: "Diese Zeile steht nicht mehr in diesem Monat.",
  collecting:
    "Diese Spenden lassen sich nicht mehr ändern: Wir ziehen sie gerade ein, oder der Monat ist vorbei.",
  onlyWhole:
    "Wir haben schon versucht, es einzuziehen, darum bleiben einzelne Zeilen, wie sie sind. Den ganzen Monat kannst du absagen.",
  notLower: "Der neue Betrag muss niedriger sein als der jetzige.",
  nothingPaid: "In diesem Jahr wurde nichts gezahlt.",
  noReceipt: "Dieser Monat wurde nicht gezahlt, darum gibt es keine Zahlungsbestätigung.",
  notPublic:
    "Dieser Monat steht nicht für sich: Er hat so wenige Unterstützer, dass wir ihn zu einem anderen zählen.",
  notSealed: "Dieser Monat ist nicht versiegelt.",

  /** What the statement says of a charge that ended without its money, or waits for a new day. */
  note: {
    ended: (day: string, why: string) => `Am ${day} beendet: Wir ziehen nichts mehr ein. ${why}`,
    why: {
      payer_asked: "Du hast darum gebeten.",
      mistake: "Wir hätten das nicht von dir verlangen sollen.",
      unreachable:
        "Unsere E-Mails dazu kamen nicht an, und wir ziehen nichts ein, ohne es dir vorher zu sagen.",
      stopped: "Nach einer bestrittenen Zahlung bei deiner Bank ziehen wir bei dir nichts mehr ein.",
      not_attempted: "Wir konnten es nicht rechtzeitig einziehen.",
      nobody_left: "Es war niemand mehr da, den wir fragen konnten.",
    },
    anew: "Am angekündigten Tag haben wir nichts eingezogen. Bevor wir einziehen, bekommst du noch eine E-Mail mit einem neuen Tag.",
    stopped:
      "Nach einer bestrittenen Zahlung bei deiner Bank ziehen wir bei dir nichts mehr ein. Wir ziehen erst wieder ein, wenn das geklärt ist und du noch eine E-Mail bekommen hast.",
  },

  link: {
    forged: "Dieser Link ist nicht von uns.",
    expired: "Dieser Link ist abgelaufen.",
    "used-up": "Das ist schon erledigt, oder dieser Monat lässt sich so nicht mehr ändern.",
    "not-yours": "Diese E-Mail war für jemanden, der hier nicht mehr entscheidet.",
    moved:
      "Diese E-Mail ging an eine andere Adresse als die, die dein Konto jetzt hat, darum gelten ihre Links nicht mehr. Melde dich an, um diesen Monat zu ändern.",
  },
  rest: {
    carried: `Erledigt. Was übrig ist, liegt unter ${LEAST_CHARGE}: Wir ziehen es jetzt nicht ein. Es kommt zum nächsten Monat dazu, und du erfährst es drei Tage vorher.`,
    waived: "Erledigt. Was übrig ist, ist zu wenig für einen Einzug: Du zahlst für diesen Monat nichts.",
  },
  linkSaid: {
    cancel: "Die Spenden dieses Monats werden nicht eingezogen.",
    drop_line: "Diese Zeile wurde aus dem Monat genommen.",
    stop_pledge: "Du unterstützt diese Person nicht mehr.",
    change_method: "Wähle dein neues Zahlungsmittel.",
    lower_line: "Dein Monat wurde gesenkt.",
    stop_all: "Aufgehört. Du unterstützt niemanden mehr.",
  },

  refund: {
    "not-paid": () => "Für diesen Monat wurde nichts eingezogen, also gibt es nichts zu erstatten.",
    "under-way": () => `Wir erstatten diesen Monat bereits. Das dauert 5 bis ${REFUND_ARRIVES_DAYS} Tage.`,
    disputed: () =>
      "Deine Bank hat diese Zahlung schon zurückgebucht. Würden wir sie auch erstatten, bekämst du sie zweimal.",
    "nothing-left": () => "Dieser Monat wurde ganz erstattet.",
    "too-late": (mail: string) =>
      `Einen Monat kannst du dir innerhalb von ${REFUND_DAYS} Tagen nach dem Einzug sofort erstatten lassen. Schreib bitte an ${mail}.`,
    "one-a-year": (mail: string) =>
      `Du hast dieses Jahr schon einen Monat erstattet bekommen. Schreib an ${mail}, dann schauen wir es uns an.`,
  },
  tryAgain: {
    "not-failed": () =>
      "Es gibt nichts noch einmal zu versuchen: Die Zahlung dieses Monats ist nicht misslungen.",
    "under-way": () => "Wir ziehen diesen Monat gerade ein.",
    confirm: () => "Deine Bank bittet um deine Bestätigung. Öffne ihre Seite aus der Abrechnung.",
    blocked: (mail: string) =>
      `Deine Spenden ruhen nach einer bestrittenen Zahlung. Schreib bitte an ${mail}.`,
    "no-method": () => "Es gibt kein Zahlungsmittel. Füge bitte zuerst eines hinzu.",
    "new-method": () =>
      "Deine Bank lässt uns dieses Zahlungsmittel nicht noch einmal versuchen. Wähle bitte ein anderes.",
    "too-soon": () => "Wir haben es vor weniger als einer Stunde versucht. Warte bitte ein wenig.",
    "too-many": () =>
      "Die Banken erlauben diesen Monat keine weiteren Versuche. Wähle bitte ein anderes Zahlungsmittel.",
  },
};
