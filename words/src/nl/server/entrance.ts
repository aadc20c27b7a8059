import type { entrance as english } from "../../en/server/entrance.ts";

export const entrance: typeof english = {
  unknownLink: "We kennen deze link niet. Kopieer hem helemaal uit de e-mail, of schrijf ons.",
  usedLink: "Deze link is al gebruikt. Vraag een nieuwe.",
  oldLink: "Deze link is te oud. Vraag een nieuwe.",
  changedLink: "Deze link ging naar een adres dat niet meer jullie contact is. Vraag een nieuwe.",
  closed: "Je pagina is gesloten. Vraag een nieuwe link, of open die in je laatste e-mail.",
  asked: "Als deze organisatie een contact heeft, is een nieuwe link onderweg naar die mailbox.",
  confirmed: "Iemand van je organisatie bevestigde al.",
  noAccount: "We hebben nog geen rekening van jullie. Schrijf ons eerst.",
  noEnglish: "De twee Engelse beschrijvingen kunnen niet leeg zijn: ze staan er voor de talen die ontbreken.",
  unknownPayout: "Deze overschrijving kwam niet op jullie rekening aan.",
  cameBack: "Deze overschrijving kwam terug. Is ze opnieuw betaald, dan kun je er iets bij plaatsen.",
  hasPost: "Er is al een bericht bij deze overschrijving.",
  notPaidAgain: "Een bericht kan verhuizen als zijn overschrijving terugkwam en het geld opnieuw betaald is.",
  thinPicture: (pixels, times) =>
    `Deze foto is te klein of te smal. Elke kant heeft ${pixels} pixels nodig, en geen mag meer dan ${times} keer de andere zijn.`,
};
