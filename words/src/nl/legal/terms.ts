import {
  ADULT_AGE_YEARS,
  DEFAULT_CEILING_CENTS,
  MAX_CARRIED_MONTHS,
  MIN_CHARGE_CENTS,
  MIN_AGE_YEARS,
  NOTICE_HOURS,
  REFUND_DAYS,
  RELEASE_DAYS,
} from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

const NOTICE_DAYS = NOTICE_HOURS / 24;

export const terms = ({ association, mail }: LegalFacts): LegalPaper => ({
  title: "Voorwaarden",
  lead: `Wat ${APP_NAME} voor je doet, en wat we van je vragen.`,
  sections: [
    {
      title: "Wie we zijn",
      lines: [
        `${APP_NAME} wordt gerund door ${association}, een Belgische vereniging zonder winstoogmerk. Je bereikt ons op ${mail}.`,
        "Door een account te openen sluit je met ons een overeenkomst op deze voorwaarden.",
      ],
    },
    {
      title: "Wat het is",
      lines: [
        "Mensen verbranden calorieën met sport. Anderen beloven een klein bedrag per 100 kcal. Eén keer per maand innen we wat beloofd is en geven we het door aan de verenigingen zonder winstoogmerk die de sporter koos.",
        "Gebruiken kost niets. We nemen geen deel van donaties; wat de betaaldienst houdt, staat er tot op de cent.",
      ],
    },
    {
      title: "Je account",
      lines: [
        `Accounts zijn er vanaf ${MIN_AGE_YEARS} jaar; onder ${ADULT_AGE_YEARS} jaar met toestemming van een ouder. Geven, donatiecodes en een openbaar profiel zijn voor wie ${ADULT_AGE_YEARS} jaar of ouder is.`,
        "Een account is van één persoon. Gebruik je eigen naam of een pseudoniem, en een e-mailadres dat van jou is.",
        "Hou je wachtwoord en passkeys voor jezelf, en laat het ons weten als je denkt dat iemand anders ze heeft.",
      ],
    },
    {
      title: "Geven",
      lines: [
        "Jij kiest wie je steunt, het bedrag per 100 calorieën en, als je wil, een limiet per maand. Je kan het altijd wijzigen of stoppen, vanaf dat moment.",
        `Al je donaties samen gaan nooit boven je maandplafond: ${formatEuros(DEFAULT_CEILING_CENTS)}, tenzij je het wijzigt.`,
        `Elke maand krijg je een mail met het exacte bedrag en elke lijn ervan, minstens ${NOTICE_DAYS} dagen voor er iets geïnd wordt. Tot dan kan je het verlagen of annuleren. Na die mail stijgt het bedrag nooit.`,
        `Bedragen onder ${formatEuros(MIN_CHARGE_CENTS)} schuiven door naar de volgende maand, hoogstens ${MAX_CARRIED_MONTHS} maanden.`,
        "Een belofte is geen schuld: wat niet geïnd kan worden, laten we los.",
      ],
    },
    {
      title: "Waar het geld naartoe gaat",
      lines: [
        "Een donatie wordt gelijk verdeeld over de organisaties die de sporter bij het afsluiten van de maand gekozen had, zonder die je uitsloot.",
        `Wat betaald is, houden we ${RELEASE_DAYS.card} dagen vast (domiciliëringen: ${RELEASE_DAYS.sepa_debit}), omdat het nog teruggenomen kan worden, en wordt dan elke maand uitbetaald. Onze boeken zijn open voor iedereen.`,
        "Donaties die samen opgehaald en doorgegeven worden, geven in België geen recht op een fiscaal attest.",
      ],
    },
    {
      title: "Geld terug",
      lines: [
        `Binnen ${REFUND_DAYS} dagen na een inning kan je het terugvragen: één keer per jaar zelf, anders door ons te schrijven.`,
        "Je rechten tegenover je bank blijven onaangeroerd. Betwist je daar een inning, dan stoppen we je donaties tot het geregeld is.",
      ],
    },
    {
      title: "Workouts",
      lines: [
        "Geef alleen in wat je zelf deed. Je donateurs betalen ervoor.",
        "Dezelfde inspanning telt één keer, hoe ze ons ook bereikt. Ongewone inspanningen tellen nadat iemand van ons ze bekeek. Wat een lichaam niet kan, telt niet.",
      ],
    },
    {
      title: "Teams en codes",
      lines: [
        "Wie een team beheert, handelt ervoor, ook met zijn geld. Een team verlaten maakt een einde aan wat het jou geeft, vanaf dat moment.",
        "Een code is een openbaar aanbod: wie ze heeft, mag ze gebruiken zolang ze geldig is.",
      ],
    },
    {
      title: "Wat niet mag",
      lines: [
        "Valse workouts, opnames van anderen, namen of foto’s die misleiden of beledigen, berichten waar niemand om vroeg, en pogingen om bij iets te komen dat niet van jou is.",
        "We mogen tegenhouden wat niet klopt, en een account sluiten dat deze voorwaarden schendt. We zeggen waarom, en je kan bezwaar maken.",
      ],
    },
    {
      title: "Het einde",
      lines: [
        "Je kan je account altijd verwijderen in Instellingen. Open maanden worden eerst vereffend of geannuleerd, en je leest welke.",
        "Als we met de dienst stoppen, zeggen we het twee maanden vooraf, geven we door wat geïnd is en laten we je je gegevens meenemen.",
      ],
    },
    {
      title: "Aansprakelijkheid, wijzigingen, recht",
      lines: [
        "We zorgen er goed voor, en kunnen niet beloven dat alles altijd werkt. We zijn aansprakelijk voor opzet en grove schuld en overal waar de wet niet toelaat dat uit te sluiten.",
        "Wijzigingen van deze voorwaarden kondigen we 30 dagen vooraf per mail aan. Ga je niet akkoord, dan kan je je account tot dan verwijderen.",
        "Het Belgische recht is van toepassing. Ben je elders in de Europese Unie consument, dan behoud je de bescherming van het recht van je eigen land.",
      ],
    },
  ],
});
