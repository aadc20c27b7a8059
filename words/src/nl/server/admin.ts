import { DEMO_CLOCK_MONTHS_AHEAD } from "@kalivo/domain/limits.ts";
import type { admin as english } from "../../en/server/admin.ts";

export const admin: typeof english = {
  mails: {
    unknown: "Deze e-mail bestaat niet.",
    notAgain: "Deze e-mail was niet opgegeven, of heeft geen zin meer.",
    over: "Deze e-mail is al voorbij, of vertrekt op dit moment.",
    toAdmins: "Het zegt de beheerders wat een van hen deed: ieder van hen krijgt het.",
    endTheCharge:
      "Dit is de aankondiging van een inning: beëindig de inning, dan valt er niets meer aan te kondigen.",
  },
  ownAffair: "Dit gaat over jezelf: een andere beheerder moet erover beslissen.",
  unknownFeedback: "Deze feedback bestaat niet.",
  disputes: {
    unknown: "Deze betwisting bestaat niet.",
    notOpen: "Alleen een open betwisting kan aanvaard worden; deze is dat niet, of is beslist.",
    noAnswer: "De betaaldienst antwoordde niet. Kijk over een minuut opnieuw.",
    unknownPayer: "Deze betaler bestaat niet.",
    nothingToLookAt:
      "Deze betaler staat niet stil door een betwisting die voorbij is, of iemand keek er al naar.",
    staysStopped: "Het blijft zoals het is.",
    nothingStopped: "Voor deze betaler is niets gestopt.",
    goesOn: "Automatische inningen en codes lopen weer.",
  },
  refunds: {
    unknown: "Er is niets geïnd voor een afrekening met dit nummer.",
    tooMuch: (most) => `Van deze afrekening blijft hoogstens ${most} over.`,
    notPaid: "Voor deze afrekening is niets geïnd.",
    underWay: "Een terugbetaling van deze afrekening loopt al.",
    disputed:
      "De bank van de betaler haalde deze betaling terug: ook terugbetalen zou twee keer betalen zijn.",
    nothingLeft: "Van deze afrekening is niets meer terug te betalen.",
    refundedMeanwhile: (refunded, left) =>
      `Intussen is ${refunded} van deze afrekening terugbetaald en blijft er ${left} over. Er is nu niets extra terugbetaald: kijk opnieuw voor je dat doet.`,
    cameBackMeanwhile: (left) =>
      `Wat van deze afrekening overblijft, is veranderd: het is nu ${left}. Er is niets terugbetaald: kijk opnieuw voor je dat doet.`,
  },
  desk: {
    unknown: "Er is geen afrekening met dit nummer.",
    notAnnounced:
      "Op dit moment is geen inning van deze afrekening aangekondigd: er is geen bericht om opnieuw te sturen.",
    stopped:
      "Deze betaler is door een betwisting stopgezet: die dag wordt niets geïnd, er is dus niets aan te kondigen.",
    onItsWay: "Het bericht ervan is al onderweg.",
    justSent: (hour) =>
      `Het is om ${hour} opnieuw verstuurd, enkele minuten geleden. Wacht tien minuten voor je er nog een stuurt.`,
    nobody: "Niemand die voor deze betaler beslist, kreeg dit bericht: er is er geen om opnieuw te sturen.",
  },
  ends: {
    unknown: "Een afrekening met dit nummer int niets.",
    over: "Deze inning is al beëindigd.",
    underWay: "Deze inning loopt op dit moment. Kijk over twee minuten opnieuw.",
    atTheBank:
      "De bank heeft deze domiciliëring al: ze kan niet worden teruggenomen en eindigt met het antwoord van de bank.",
    noAnswer:
      "De betaaldienst gaf de betaling niet op, dus er werd niets beëindigd. Probeer het over een minuut opnieuw.",
    notThere: (reference) =>
      `De betaaldienst kent de betaling ${reference} niet: ze hoort bij een andere account of bij de testmodus, of bij een dienst die hier niet is ingesteld. Kijk eerst daar: als ze daar betaald is, zou beëindigen dat verbergen.`,
    ended: "De inning is beëindigd.",
    paid: "Ze werd intussen betaald en is geboekt: er werd niets beëindigd.",
  },
  unknownMonth: "In deze maand is er niets af te rekenen.",
  workouts: {
    unknown: "Deze training bestaat niet.",
    notHeld: "Ze wacht niet meer op een controle.",
  },
  newsletters: {
    unknown: "Deze nieuwsbrief bestaat niet.",
    sent: "Deze nieuwsbrief is al verstuurd.",
    tooManyDrafts: (most) => `Er zijn ${most} concepten, en dat is het maximum. Gooi er eerst een weg.`,
    gone: "Het concept is weg.",
    testSent: "De nieuwsbrief is onderweg, alleen naar jou.",
  },
  payouts: {
    unknownRun: "Deze uitbetalingsronde bestaat niet.",
    unknownPayout: "Deze uitbetaling bestaat niet.",
    runWaits: "Een voorbereide ronde wacht eerst op goedkeuring of annulering.",
    nothingToPay: "Er kan nu niets worden uitbetaald: de lijst van organisaties zegt bij elk waarom.",
    decided: "Over deze ronde is al beslist.",
    ownRun: "Jij hebt deze ronde voorbereid. Een andere beheerder moet ze goedkeuren.",
    noAccount:
      "De eigen rekening van de vzw is nog niet ingesteld. Op het dashboard staat waarmee je begint.",
    accountChanged: (organisations) =>
      `De bankrekening van ${organisations} is een andere sinds deze ronde is voorbereid. Annuleer de ronde en bereid een nieuwe voor.`,
    owedLess: (organisations) =>
      `${organisations} heeft minder te goed dan toen deze ronde is voorbereid. Annuleer de ronde en bereid een nieuwe voor.`,
    booksDiffer:
      "De boeken kloppen niet met zichzelf: er vertrekt nu geen geld. De pagina Boekhouding zegt wat er verschilt.",
    andMore: (named, more) => `${named} en nog ${more}`,
    contradicted:
      "Een rekeninguittreksel klopt niet met wat in deze ronde nog open is. Zoek dat eerst uit, of bevestig elke uitbetaling apart.",
    runNotAtBank: "Van deze ronde is niets bij de bank.",
    payoutNotAtBank: "Deze uitbetaling is niet bij de bank: ze is bevestigd, geweigerd of nooit opgedragen.",
    beforeOrder: "De ronde is na die dag goedgekeurd.",
    inFuture: "Die dag is er nog niet.",
    noFileYet: "Er is geen bestand voor een andere beheerder de ronde heeft goedgekeurd.",
    runCancelled: "Deze ronde is geannuleerd: er is geen bestand, en niets ervan wordt betaald.",
    fileOver:
      "De bank heeft het bestand van deze ronde: het is ondertekend, en de dag of een deel ervan is voorbij. Gaf je het nog eens aan de bank, dan zou ze nog eens betalen.",
    notSigned:
      "Niemand heeft genoteerd dat deze ronde bij de bank ondertekend is. Tot dan kan er niets van vertrokken of teruggekomen zijn.",
    fileTaken:
      "Iemand nam het bestand van deze ronde, dus de bank heeft het misschien: annuleren kan niet meer. Weigerde de bank het, noteer dan eerst dat het ondertekend is, en daarna de uitbetalingen als teruggestuurd.",
    nothingSeen: "Geen enkel uittreksel toont dat deze uitbetaling vertrok, of iemand besliste al.",
    paidMeanwhile: (payable) =>
      `De organisatie heeft nu nog maar ${payable} te goed, want een andere ronde betaalde dit intussen. Annuleer die ronde als niemand het bestand nam; vraag anders het geld terug, of wacht tot er weer zoveel te goed is.`,
    stopped: {
      play_money: (organisations) =>
        `Een deel van wat ${organisations} te goed heeft, is geïnd door de zandbak van een demo: dat geld heeft nooit bestaan en wordt niet uitbetaald.`,
      own_account: (organisations) =>
        `De rekening van ${organisations} is die van de vzw zelf, waarvan de uitbetalingen vertrekken. Stel eerst de juiste voor.`,
      shared_account: (organisations) =>
        `Twee organisaties hebben één rekening: ${organisations}. Stel ze voor een van beide opnieuw voor en zeg dat het zo bedoeld is, of stel de juiste voor.`,
      outside_eea: (organisations) =>
        `De rekening van ${organisations} ligt buiten de Europese Economische Ruimte, waar banken meer vragen dan dit bestand bevat. Stel een andere voor, of betaal met de hand.`,
      left_after_all: (organisations) =>
        `Een overschrijving aan ${organisations} ging van de rekening terwijl ze als teruggestuurd genoteerd staat. Zeg eerst op de pagina van die ronde wat ervan werd.`,
      came_back: (organisations) =>
        `Een overschrijving aan ${organisations} kwam terug. Kijk eerst naar de rekening: bevestig ze, of stel een andere voor.`,
    },
    noFileToSign: "Nog niemand heeft het bestand van deze ronde gedownload.",
    signedAlready: "Deze ronde staat al als ondertekend genoteerd.",
    notPaid:
      "Deze uitbetaling is niet als betaald bevestigd, dus kan ze niet terugkomen. Gebruik “Teruggekomen” zolang ze bij de bank is.",
    returnedAlready: "Deze uitbetaling is al teruggekomen, en is opnieuw verschuldigd.",
    beforeItLeft: "Het ging na die dag van de rekening.",
  },
  looks: {
    unknown: "Dit voorstel bestaat niet.",
    decided: "Iemand keek hier al naar, of de organisatie verving het. Laad de pagina opnieuw.",
    ownWay:
      "Je gaf het contact van deze organisatie op of stuurde de link: een andere beheerder moet het tonen.",
    noReason: "Zeg waarom: de organisatie leest het.",
    noAccount: "Voor deze organisatie geldt geen rekening, dus er is geen houder om te hernoemen.",
    cameBack:
      "De overschrijving van dit bericht is niet meer bevestigd. Stuur het terug, of wacht tot ze opnieuw betaald is.",
    noContact: "Deze organisatie heeft geen contact. Voeg eerst een adres toe.",
    linkSent: "De link is onderweg naar het contact.",
  },
  imprintFixed: "Dit is op de server ingesteld. Alleen wie hem beheert, kan het daar wijzigen.",
  costs: {
    tooMany: (most: number) => `Er zijn al ${most} regels. Schrap er eerst een.`,
    unknown: "Deze regel bestaat niet.",
  },
  organisations: {
    nameTaken: "Er bestaat al een organisatie met deze naam.",
    changeWaits: "Een andere bankrekening wacht eerst op goedkeuring of afwijzing.",
    contactStays: "Er wacht een bankrekening: het contact dat ervan weet, blijft tot dan.",
    unknownChange: "Deze wijziging van een bankrekening bestaat niet.",
    latinOnly: "Banken geven alleen Latijnse letters door: schrijf het daarmee.",
    decided: "Hierover is al beslist.",
    ownProposal: "Jij hebt deze bankrekening voorgesteld. Een andere beheerder moet ze goedkeuren.",
    inUse: "Deze bankrekening is in gebruik. Stel een andere voor.",
    ownIban: "Dit is de rekening van de vzw zelf: de uitbetalingen vertrekken ervan.",
    keepsItsOwn:
      "Dit is Kalivo zelf: wat ervoor gegeven wordt, blijft voor de kosten en wordt nooit overgeschreven. Het heeft hier geen bankrekening en geen contact.",
    oneAssociation: "Kalivo zelf staat al bij de organisaties.",
    outsideEea:
      "Deze rekening ligt buiten de Europese Economische Ruimte. Banken vragen daar meer dan het bestand van een uitbetaling bevat: stel een rekening erbinnen voor.",
    sharedWith: (names) =>
      `${names} heeft deze rekening ook. Is dat zo bedoeld, stel ze dan opnieuw voor en zeg het; anders is een van de twee fout.`,
    sharedSince: (names) =>
      `${names} heeft deze rekening ook sinds ze is voorgesteld. Weiger ze, en stel ze opnieuw voor als het zo bedoeld is.`,
    nothingCameBack: "Er kwam niets terug van de rekening in gebruik.",
    iban: {
      not_an_iban:
        "Dit is geen IBAN van een land waarnaar we kunnen betalen. Een IBAN ziet eruit als BE68 5390 0754 7034.",
      wrong_length: "Deze IBAN heeft te weinig of te veel tekens voor zijn land.",
      wrong_check_digits: "Deze IBAN bevat een tikfout: de controlecijfers kloppen niet.",
    },
    communication: {
      not_a_communication: "Dit is geen gestructureerde mededeling. Ze ziet eruit als +++090/9337/55493+++.",
      wrong_check_digits: "Dit bevat een tikfout: de laatste twee cijfers passen niet bij de andere.",
    },
  },
  people: {
    unknown: "Deze persoon bestaat niet.",
    notOneself: "Dit kun je niet van jezelf afnemen. Een andere beheerder kan dat wel.",
    lastAdmin: "Dit is de laatste beheerder. Maak eerst iemand anders beheerder.",
    tookLately:
      "Je bent minder dan een week beheerder, of nam minder dan een week geleden iemand deze rechten af. Een andere beheerder kan dit, of wie de server beheert.",
    eraseNotOneself: "Je kunt jezelf niet wissen. Een andere beheerder kan dat wel.",
    eraseNoAdmin: "Deze persoon is beheerder. Neem dat eerst weg.",
    alreadyAdmin: "Deze persoon is al beheerder.",
    unconfirmed: "Deze persoon heeft het e-mailadres nog niet bevestigd.",
    unknownProposal: "Dit voorstel bestaat niet.",
    proposalWaits: "Dit is al voorgesteld: een andere beheerder bevestigt het.",
    proposalDecided: "Hierover is al beslist.",
    ownProposal:
      "Een andere beheerder moet dit bevestigen: niet wie het voorstelde, en niet over wie het gaat.",
    madeEachOther:
      "Een van jullie maakte de andere minder dan een week geleden beheerder. Een derde beheerder moet beslissen, of de tijd.",
    notTheirMail: "Dit is niet het e-mailadres van deze persoon.",
  },
  clock: {
    settledSince: "De klok kan niet terug: na dat tijdstip is een maand afgesloten of geïnd.",
    where: "Zeg waarheen de klok moet: to, of next_step.",
    tooFar: `De klok van de demo gaat hoogstens ${DEMO_CLOCK_MONTHS_AHEAD} maanden tegelijk vooruit, en tot eind 2099.`,
  },
};
