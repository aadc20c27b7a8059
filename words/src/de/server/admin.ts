import type { admin as english } from "../../en/server/admin.ts";
import { DEMO_CLOCK_MONTHS_AHEAD } from "@kalivo/domain/limits.ts";
/** What is said to admins. */
export const admin: typeof english = {
  mails: {
    unknown: "Diese E-Mail gibt es nicht.",
    notAgain: "Diese E-Mail wurde nicht aufgegeben oder hat keinen Sinn mehr.",
    over: "Diese E-Mail ist erledigt oder geht gerade hinaus.",
    toAdmins: "Sie sagt den Admins, was einer von ihnen getan hat: Jeder bekommt sie.",
    endTheCharge:
      "Das ist die Ankündigung eines Einzugs: Beende stattdessen den Einzug, dann ist nichts mehr anzukündigen.",
  },
  looks: {
    unknown: "Diesen Vorschlag gibt es nicht.",
    decided: "Jemand hat das schon angesehen, oder die Organisation hat es ersetzt. Lade die Seite neu.",
    ownWay:
      "Du hast den Kontakt dieser Organisation eingetragen oder ihren Link geschickt: Ein anderer Admin muss es zeigen.",
    noReason: "Sag, warum: Die Organisation liest es.",
    noAccount: "Für diese Organisation gilt kein Bankkonto, also gibt es keinen Inhaber umzubenennen.",
    cameBack:
      "Die Überweisung dieses Beitrags ist nicht mehr bestätigt. Gib ihn zurück, oder warte, bis sie neu überwiesen ist.",
    noContact: "Diese Organisation hat keinen Kontakt. Trag zuerst eine Adresse ein.",
    linkSent: "Der Link ist zum Kontakt unterwegs.",
  },
  ownAffair: "Das betrifft dich selbst: Ein anderer Admin muss es entscheiden.",
  unknownFeedback: "Dieses Feedback gibt es nicht.",
  disputes: {
    unknown: "Diese bestrittene Zahlung gibt es nicht.",
    notOpen:
      "Nur eine offene Bestreitung kann angenommen werden; diese ist nicht offen oder schon entschieden.",
    noAnswer: "Der Zahlungsdienst hat nicht geantwortet. Schau in einer Minute noch einmal.",
    unknownPayer: "Diesen Zahler gibt es nicht.",
    nothingToLookAt:
      "Dieser Zahler ist nicht wegen einer erledigten Bestreitung gestoppt, oder jemand hat schon nachgesehen.",
    staysStopped: "Es bleibt, wie es ist.",
    nothingStopped: "Für diesen Zahler ist nichts gestoppt.",
    goesOn: "Automatische Einzüge und Codes gehen wieder.",
  },
  refunds: {
    unknown: "Zu einer Abrechnung mit dieser Nummer wird nichts eingezogen.",
    tooMuch: (most: string) => `Von dieser Abrechnung sind höchstens ${most} übrig.`,
    notPaid: "Für diese Abrechnung wurde nichts eingezogen.",
    underWay: "Eine Erstattung dieser Abrechnung läuft bereits.",
    disputed: "Die Bank hat diese Zahlung zurückgebucht: Eine Erstattung würde sie zweimal zurückzahlen.",
    nothingLeft: "Von dieser Abrechnung ist nichts mehr zu erstatten.",
    refundedMeanwhile: (refunded: string, left: string) =>
      `Inzwischen wurden ${refunded} dieser Abrechnung erstattet, ${left} sind übrig. Jetzt wurde nichts weiter erstattet: Schau vorher noch einmal nach.`,
    cameBackMeanwhile: (left: string) =>
      `Was von dieser Abrechnung übrig ist, hat sich geändert: Es sind jetzt ${left}. Es wurde nichts erstattet: Schau vorher noch einmal nach.`,
  },
  desk: {
    unknown: "Eine Abrechnung mit dieser Nummer gibt es nicht.",
    notAnnounced:
      "Zurzeit ist kein Einzug dieser Abrechnung angekündigt, also gibt es keine Ankündigung zu wiederholen.",
    stopped:
      "Eine bestrittene Zahlung hat diesen Zahler gestoppt: An dem Tag wird nichts eingezogen, also gibt es nichts anzukündigen.",
    onItsWay: "Ihre Ankündigung ist schon unterwegs.",
    justSent: (hour: string) =>
      `Sie ging um ${hour} noch einmal hinaus, vor ein paar Minuten. Warte zehn Minuten, bevor du noch eine schickst.`,
    nobody:
      "Niemand, der für diesen Zahler entscheidet, hat diese Ankündigung bekommen, also gibt es keine zu wiederholen.",
  },
  ends: {
    unknown: "Zu einer Abrechnung mit dieser Nummer wird nichts eingezogen.",
    over: "Dieser Einzug ist schon beendet.",
    underWay: "Dieser Einzug läuft gerade. Schau in zwei Minuten noch einmal.",
    atTheBank:
      "Die Bank hat diese Lastschrift schon: Sie lässt sich nicht mehr aufhalten und endet mit der Antwort der Bank.",
    noAnswer:
      "Der Zahlungsdienst hat die Zahlung nicht aufgegeben, also wurde nichts beendet. Versuch es in einer Minute noch einmal.",
    notThere: (reference: string) =>
      `Der Zahlungsdienst kennt die Zahlung ${reference} nicht: Sie gehört zu einem anderen Konto, zu dessen Testbetrieb oder zu einem Zahlungsdienst, der hier nicht eingerichtet ist. Schau zuerst dort: Wurde sie dort gezahlt, würde ein Ende hier das verbergen.`,
    ended: "Der Einzug ist beendet.",
    paid: "Inzwischen wurde gezahlt und gebucht: Es wurde nichts beendet.",
  },
  unknownMonth: "Für diesen Monat gibt es nichts einzuziehen.",
  workouts: {
    unknown: "Dieses Training gibt es nicht.",
    notHeld: "Es wartet nicht mehr auf eine Prüfung.",
  },
  newsletters: {
    unknown: "Diesen Newsletter gibt es nicht.",
    sent: "Dieser Newsletter ist schon verschickt.",
    tooManyDrafts: (most: number) => `Es gibt ${most} Entwürfe, mehr gehen nicht. Wirf zuerst einen weg.`,
    gone: "Der Entwurf ist weg.",
    testSent: "Der Newsletter ist unterwegs, nur zu dir.",
  },
  payouts: {
    unknownRun: "Diesen Auszahlungslauf gibt es nicht.",
    unknownPayout: "Diese Auszahlung gibt es nicht.",
    runWaits: "Ein vorbereiteter Lauf wartet zuerst auf Genehmigung oder Absage.",
    nothingToPay:
      "Zurzeit kann nichts ausgezahlt werden: In der Liste der Organisationen steht bei jeder, warum.",
    decided: "Über diesen Lauf ist schon entschieden.",
    ownRun: "Diesen Lauf hast du vorbereitet. Ein anderer Admin muss ihn genehmigen.",
    noAccount:
      "Das eigene Konto der Vereinigung ist noch nicht eingerichtet. Der Überblick sagt, was zuerst zu tun ist.",
    accountChanged: (organisations: string) =>
      `Seit dieser Lauf vorbereitet wurde, gilt ein anderes Bankkonto für ${organisations}. Sag den Lauf ab und bereite einen neuen vor.`,
    owedLess: (organisations: string) =>
      `Seit dieser Lauf vorbereitet wurde, ist weniger geschuldet an ${organisations}. Sag den Lauf ab und bereite einen neuen vor.`,
    booksDiffer:
      "Die Bücher stimmen in sich nicht überein: Darum geht jetzt kein Geld weg. Die Seite Bücher sagt, was abweicht.",
    andMore: (named: string, more: number) => `${named} und ${more} weitere`,
    contradicted:
      "Ein Kontoauszug stimmt nicht mit dem überein, was in diesem Lauf noch offen ist. Kläre das zuerst, oder bestätige jede Auszahlung einzeln.",
    runNotAtBank: "Von diesem Lauf ist nichts bei der Bank.",
    payoutNotAtBank:
      "Diese Auszahlung ist nicht bei der Bank: Sie wurde bestätigt, abgelehnt oder nie angewiesen.",
    beforeOrder: "Der Lauf wurde erst nach diesem Tag genehmigt.",
    inFuture: "Dieser Tag ist noch nicht da.",
    noFileYet: "Eine Datei gibt es erst, wenn ein anderer Admin den Lauf genehmigt hat.",
    runCancelled: "Dieser Lauf wurde abgesagt: Er hat keine Datei, und nichts davon wird gezahlt.",
    fileOver:
      "Die Bank hat die Datei dieses Laufs: Sie wurde unterschrieben, und ihr Tag, oder ein Teil davon, ist vorbei. Noch einmal zur Bank gebracht, würde sie noch einmal zahlen.",
    notSigned:
      "Niemand hat festgehalten, dass dieser Lauf bei der Bank unterschrieben ist. Bis dahin kann keine seiner Auszahlungen das Konto verlassen haben oder zurückgekommen sein.",
    fileTaken:
      "Jemand hat die Datei dieses Laufs geholt, die Bank könnte sie also haben: Absagen geht nicht mehr. Hat die Bank sie abgelehnt, halte fest, dass sie unterschrieben wurde, und markiere dann die Auszahlungen als zurückgeschickt.",
    nothingSeen:
      "Kein Kontoauszug zeigt, dass diese Auszahlung abging, oder jemand hat schon darüber entschieden.",
    paidMeanwhile: (payable: string) =>
      `Der Organisation sind nur noch ${payable} geschuldet, weil ein anderer Lauf das inzwischen gezahlt hat. Sag jenen Lauf ab, wenn niemand seine Datei geholt hat; sonst verlange das Geld zurück oder warte, bis wieder so viel geschuldet ist.`,
    stopped: {
      play_money: (organisations: string) =>
        `Ein Teil dessen, was ${organisations} geschuldet ist, kam aus der Sandbox einer Demo: Es gab dieses Geld nie, und es wird nicht ausgezahlt.`,
      own_account: (organisations: string) =>
        `Das Konto von ${organisations} ist das der Vereinigung selbst, von dem Auszahlungen abgehen. Schlag zuerst das richtige vor.`,
      shared_account: (organisations: string) =>
        `Zwei Organisationen haben dasselbe Konto: ${organisations}. Schlag es für eine noch einmal vor und sag, dass das so gewollt ist, oder schlag das richtige vor.`,
      outside_eea: (organisations: string) =>
        `Das Konto von ${organisations} liegt außerhalb des Europäischen Wirtschaftsraums, wo Banken mehr verlangen, als diese Datei enthält. Schlag ein anderes vor oder zahle von Hand.`,
      left_after_all: (organisations: string) =>
        `Eine Überweisung an ${organisations} verließ das Konto, obwohl sie als zurückgeschickt markiert war. Sag zuerst auf der Seite ihres Laufs, was aus ihr wurde.`,
      came_back: (organisations: string) =>
        `Eine Überweisung an ${organisations} kam zurück. Sieh dir zuerst das Konto an: Bestätige es oder schlag ein anderes vor.`,
    },
    noFileToSign: "Noch niemand hat die Datei dieses Laufs heruntergeladen.",
    signedAlready: "Dieser Lauf ist schon als unterschrieben markiert.",
    notPaid:
      "Diese Auszahlung wurde nicht als gezahlt bestätigt, sie kann also nicht zurückkommen. Nimm „Kam zurück“, solange sie bei der Bank ist.",
    returnedAlready: "Diese Auszahlung kam schon zurück und ist wieder geschuldet.",
    beforeItLeft: "Sie verließ das Konto erst nach diesem Tag.",
  },
  imprintFixed: "Das ist auf dem Server eingestellt. Nur wer ihn betreibt, kann es dort ändern.",
  costs: {
    tooMany: (most: number) => `Es gibt schon ${most} Zeilen. Streiche zuerst eine.`,
    unknown: "Diese Zeile gibt es nicht.",
  },
  organisations: {
    nameTaken: "Eine Organisation mit diesem Namen gibt es schon.",
    changeWaits: "Zuerst wartet ein anderes Bankkonto auf Genehmigung oder Ablehnung.",
    contactStays: "Ein Bankkonto wartet: Bis dahin bleibt der Kontakt, der davon weiß.",
    unknownChange: "Diese Änderung eines Bankkontos gibt es nicht.",
    latinOnly: "Banken können nur lateinische Buchstaben: Schreib es damit.",
    decided: "Darüber ist schon entschieden.",
    ownProposal: "Dieses Bankkonto hast du vorgeschlagen. Ein anderer Admin muss es genehmigen.",
    inUse: "Dieses Bankkonto wird benutzt. Schlag stattdessen ein anderes vor.",
    ownIban: "Das ist das Konto der Vereinigung selbst: Von ihm gehen Auszahlungen ab.",
    keepsItsOwn:
      "Das ist Kalivo selbst: Was dafür gegeben wird, bleibt für die Kosten und wird nie überwiesen. Es hat hier weder Bankkonto noch Kontakt.",
    oneAssociation: "Kalivo selbst steht schon unter den Organisationen.",
    outsideEea:
      "Dieses Konto liegt außerhalb des Europäischen Wirtschaftsraums. Dort verlangen Banken mehr, als die Datei einer Auszahlung enthält: Schlag ein Konto innerhalb vor.",
    sharedWith: (names: string) =>
      `Dieses Konto hat auch ${names}. Ist das so gewollt, schlag es noch einmal vor und sag es; sonst stimmt eines der beiden nicht.`,
    sharedSince: (names: string) =>
      `Seit dem Vorschlag hat dieses Konto auch ${names}. Lehne es ab, und schlag es noch einmal vor, wenn das so gewollt ist.`,
    nothingCameBack: "Vom benutzten Konto kam nichts zurück.",
    iban: {
      not_an_iban:
        "Das ist keine IBAN eines Landes, in das wir zahlen können. Sie sieht so aus: BE68 5390 0754 7034.",
      wrong_length: "Diese IBAN hat zu wenige oder zu viele Zeichen für ihr Land.",
      wrong_check_digits: "In dieser IBAN steckt ein Tippfehler: Ihre Prüfziffern passen nicht.",
    },
    communication: {
      not_a_communication: "Das ist keine strukturierte Mitteilung. Sie sieht so aus: +++090/9337/55493+++.",
      wrong_check_digits:
        "Darin steckt ein Tippfehler: Die letzten zwei Ziffern passen nicht zu den anderen.",
    },
  },
  people: {
    unknown: "Diese Person gibt es nicht.",
    notOneself: "Das kannst du dir nicht selbst nehmen. Ein anderer Admin kann es.",
    lastAdmin: "Das ist der letzte Admin. Mach zuerst jemand anderen zum Admin.",
    tookLately:
      "Du bist vor weniger als einer Woche Admin geworden oder hast jemandem diese Rechte genommen. Ein anderer Admin kann es, oder wer den Server betreibt.",
    eraseNotOneself: "Dich selbst kannst du nicht löschen. Ein anderer Admin kann es.",
    eraseNoAdmin: "Diese Person ist Admin. Nimm ihr das zuerst.",
    alreadyAdmin: "Diese Person ist schon Admin.",
    unconfirmed: "Diese Person hat ihre E-Mail-Adresse noch nicht bestätigt.",
    unknownProposal: "Diesen Vorschlag gibt es nicht.",
    proposalWaits: "Das ist schon vorgeschlagen: Ein anderer Admin bestätigt es.",
    proposalDecided: "Darüber ist schon entschieden.",
    ownProposal:
      "Das muss ein anderer Admin bestätigen: nicht, wer es vorgeschlagen hat, und nicht, um wen es geht.",
    madeEachOther:
      "Einer von euch hat den anderen vor weniger als einer Woche zum Admin gemacht. Ein dritter Admin muss entscheiden, oder die Zeit.",
    notTheirMail: "Das ist nicht die E-Mail-Adresse dieser Person.",
  },
  clock: {
    settledSince:
      "Die Uhr kann nicht zurück: Nach diesem Zeitpunkt wurde ein Monat abgeschlossen oder eingezogen.",
    where: "Sag, wohin die Uhr gehen soll: to oder next_step.",
    tooFar: `Die Uhr der Demo geht auf einmal höchstens ${DEMO_CLOCK_MONTHS_AHEAD} Monate vor, und bis Ende 2099.`,
  },
};
