import type { firstWeek as english } from "../../en/screens/first-week.ts";

/** The first week on Home: what leads to the first donor and the first money, what a month looks like, and what was reached. */
export const firstWeek: typeof english = {
  title: "Deine ersten Schritte",
  progress: (done: number, of: number) => `${done} von ${of} erledigt`,
  done: "erledigt",
  steps: {
    organisations: {
      name: "Wähle, wem deine Kalorien helfen",
      help: "Was du sammelst, wird zu gleichen Teilen auf deine Organisationen verteilt.",
    },
    workout: {
      name: "Trag dein erstes Training ein",
      help: "Von Hand in einer halben Minute, oder lass es deine Uhr tun.",
    },
    donor: {
      name: "Finde deinen ersten Unterstützer",
      help: "Eine Nachricht an einen Freund reicht. Ohne Unterstützer sammeln deine Kalorien noch nichts.",
    },
    raised: {
      name: "Sieh, wie Geld daraus wird",
      help: "Ist der Monat vorbei, zählen wir zusammen, und du siehst jeden Euro und wohin er geht.",
    },
    burner: {
      name: "Wähle jemanden, den du unterstützt",
      help: "Du gibst ein paar Cent pro 100 Kalorien, nie mehr als dein Limit.",
    },
    payment: {
      name: "Füge ein Zahlungsmittel hinzu",
      help: "Von da an zählt deine Unterstützung. Du siehst jeden Betrag drei Tage, bevor wir ihn einziehen.",
    },
    effort: {
      name: "Jetzt bewegen sich die anderen",
      help: "Ihr nächstes Training zählt für dich. Du musst nichts tun.",
    },
    given: {
      name: "Sieh, was es bewirkt hat",
      help: "Nach dem ersten Einzug siehst du, welche Organisationen es bekommen haben.",
    },
  },
  waits: {
    pausedUntil: (day: string) => `Deine Unterstützung pausiert bis ${day}. Ab dann zählen Trainings wieder.`,
    paused: "Deine Unterstützung pausiert. Trainings zählen wieder, sobald du weitermachst.",
    rests: (name: string, day: string) =>
      `${name} ruht sich bis ${day} aus. Ab dann zählen Trainings wieder.`,
    allRest: (day: string) =>
      `Alle, die du unterstützt, ruhen sich aus. Die erste Person ist am ${day} zurück.`,
  },
  connect: "Uhr oder App verbinden",
  tag: "Beispiel",
  burnExample: (kcal: string, rate: string, amount: string) =>
    `Ein Monat mit zwei Läufen pro Woche sind etwa ${kcal} Kalorien. Mit zwei Unterstützern zu ${rate} pro 100 sind das ${amount} für deine Organisationen.`,
  giveExample: (kcal: string, rate: string, amount: string) =>
    `Ein Freund, der zweimal pro Woche läuft, verbrennt im Monat etwa ${kcal} Kalorien. Zu ${rate} pro 100 gibst du ${amount}.`,
  alsoBurn: "Auch du kannst dich bewegen: Andere geben, wenn du es tust",
  alsoGive: "Auch du kannst geben: Unterstütze jemanden, der sich bewegt",
  moments: {
    close: "Schließen",
    first_donor: {
      title: "Dein erster Unterstützer ist da",
      line: (names: string) => `Von jetzt an sammelt dein Training Geld, dank ${names}.`,
      nobody: "Von jetzt an sammelt dein Training Geld.",
      action: "Sieh, wer es ist",
    },
    kcal_10000: {
      title: (figure: string) => `${figure} Kalorien`,
      line: "Das sind mehr als drei Marathons. Alles von dir, ein Training nach dem anderen.",
      action: "Deine Trainings ansehen",
    },
    raised_100: {
      title: (amount: string) => `${amount} gesammelt`,
      line: (amount: string) =>
        `Deine Kalorien haben mehr als ${amount} für die Organisationen gesammelt, die du gewählt hast.`,
      action: "Sieh, wo es ist",
    },
    raised_arrived: {
      title: "Deine Kalorien sind angekommen",
      line: (amount: string, names: string) =>
        `${amount}, die du gesammelt hast, sind bei ${names} angekommen.`,
      action: "Jeden Euro ansehen",
    },
    given_arrived: {
      title: "Deine Spenden sind angekommen",
      line: (amount: string, names: string) => `${amount} von dir sind bei ${names} angekommen.`,
      action: "Deine Monate ansehen",
    },
  },
  saved: {
    title: (name: string) => `Danke. ${name} kann auf dich zählen`,
    many: "Danke. Sie können auf dich zählen",
    nobody: "Dein Zahlungsmittel ist gespeichert",
    from: "Von jetzt an zählt jedes Training.",
    when: "Ist der Monat vorbei, zählen wir zusammen, und wir schreiben dir drei Tage, bevor wir etwas einziehen.",
    replaced: "Dein neues Zahlungsmittel ist gespeichert",
    replacedWhen: "Wir nutzen es ab dem nächsten Einzug. Drei Tage davor bekommst du eine E-Mail.",
    find: "Jemanden zum Unterstützen finden",
    home: "Zur Startseite",
  },
};
