import type { notice as english } from "../../en/screens/notice.ts";
import { orUnreachable } from "../unreachable.ts";

export const notice: typeof english = {
  title: "Je donaties",
  forTeam: (team) => `Dit zijn de donaties van het team ${team}.`,
  forPerson: (name) => `Dit zijn de donaties van ${name}.`,
  titles: {
    cancel: (month) => `Donaties van ${month} annuleren?`,
    drop_line: (month) => `Eén persoon weglaten uit ${month}?`,
    lower_line: (month) => `Minder betalen voor ${month}?`,
    change_method: () => "Je betaalmethode wijzigen",
    stop_pledge: () => "Stoppen met steunen?",
    stop_all: () => "Alles stoppen?",
  },
  bodies: {
    cancel: ({ amount }) => `We innen ${amount} dan niet.`,
    drop_line: ({ amount, name }) => `We innen ${amount} voor ${name} deze maand dan niet.`,
    lower_line: ({ name }) => `Kies wat je voor ${name} betaalt.`,
    change_method: ({ amount }) => `We innen ${amount} via de nieuwe.`,
    stop_pledge: ({ name }) => `Nieuwe trainingen van ${name} kosten je niets meer.`,
    stop_all: () => "Wat tot nu is opgehaald, innen we nog.",
  },
  carriedStays: (amount) =>
    `${amount} wacht op volgende maand: dat innen we dan nog, en je weet het drie dagen vooraf.`,
  announcedStays: (amount) => `De ${amount} die is aangekondigd, blijft.`,
  less: "Zoveel minder wordt voor hen gegeven",
  supported: "Niet langer gesteund",
  actions: {
    cancel: "Donaties van deze maand annuleren",
    drop_line: "Deze persoon weglaten",
    lower_line: "Verlagen",
    change_method: "Verder naar betalen",
    stop_pledge: "Stop met steunen",
    stop_all: "Alles stoppen",
  },
  keep: "Zo laten",
  kept: "Er is niets veranderd.",
  over: {
    collected: (month) =>
      `De donaties van ${month} hebben we al geïnd. Deze link kan ze niet meer veranderen.`,
    collecting: (month) => `We innen nu de donaties van ${month}. Ze kunnen niet meer veranderen.`,
    failed: (month) =>
      `We konden de donaties van ${month} nog niet innen. Aparte regels veranderen niet meer, maar op de pagina van die maand kun je alles annuleren.`,
    cancelled: (month) => `De donaties van ${month} zijn al geannuleerd. We innen niets.`,
    carried: (month) =>
      `Wat er van ${month} overbleef, was te weinig om te innen. Het komt bij volgende maand, en vanuit die e-mail kun je het nog veranderen of annuleren.`,
    ended: (month) => `De donaties van ${month} zijn afgelopen. We innen niets meer.`,
  },
  refund: "Op de pagina van die maand kun je een terugbetaling vragen.",
  seeMonth: "Die maand bekijken",
  unusable: "Dit is al gebeurd.",
  unknown: "Deze link is niet geldig. Open de nieuwste e-mail, of meld je aan.",
  home: "Naar de startpagina",
  failed: (status) => orUnreachable(status, `Er ging iets mis: ${status}`),
};
