import type { delight as english } from "../../en/screens/delight.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("nl-BE");

export const delight: typeof english = {
  celebration: {
    title: "Training toegevoegd",
    calories: "calorieën",
    share: "Dit moment delen",
    done: "Klaar",
  },
  rhythm: {
    title: "Weekritme",
    activeDays: (n) => counted(n, { one: "actieve dag deze week", other: "actieve dagen deze week" }),
    open: "Rust hoort bij het ritme",
    active: (day) => `${day}, actief`,
    today: (day) => `${day}, vandaag`,
    activeToday: (day) => `${day}, vandaag, actief`,
    hide: "Weekritme verbergen",
    hidden: "Verborgen. Je kunt het weer tonen via Instellingen.",
    show: "Tonen in het overzicht",
  },
  milestones: {
    title: "Mijlpalen",
    firstWorkout: "Eerste training",
    firstDonor: "Eerste donateur",
    kcal: (figure) => `${figure} kcal`,
    raised: (figure) => `${figure} € opgehaald`,
  },
  share: {
    workout: "Deze training delen",
    month: "Deze maand delen",
    title: "Je kaart om te delen",
    action: "Afbeelding delen",
    copied: "Afbeelding gekopieerd",
    description: "Beschrijving van de afbeelding",
    descriptionHelp: "Plak ze waar je de afbeelding plaatst, voor wie luistert in plaats van kijkt.",
    copyDescription: "Beschrijving kopiëren",
    descriptionCopied: "Beschrijving gekopieerd",
    drawing: "Je kaart wordt getekend",
  },
  card: {
    soFar: (month) => `${month}, tot nu toe`,
    donorsGive: (amount) => `Mijn donateurs geven ongeveer ${amount}`,
    movingFor: "Ik beweeg voor",
    more: (n) => `+${n}`,
    scan: "Scan om me te steunen",
    altBurned: (kcal, what) => `${kcal} calorieën verbrand: ${what}.`,
    altMoved: (what) => `${what}.`,
    altDonors: (amount) => `Mijn donateurs geven ongeveer ${amount}.`,
    altFor: (names) => `Voor ${names}.`,
    altQr: "Met een QR-code die naar mijn pagina leidt.",
  },
};
