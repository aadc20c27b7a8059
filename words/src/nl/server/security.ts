import type { security as english } from "../../en/server/security.ts";

/** What is said of passkeys and of an admin's second factor. */
export const security: typeof english = {
  passkeyRefused:
    "Deze toegangssleutel werd niet aanvaard. Probeer het nog eens, of meld je aan met je e-mailadres en wachtwoord.",
  passkeyTaken: "Deze toegangssleutel is al bewaard.",
  passkeyRemoved: "De toegangssleutel is verwijderd: je kunt er niet meer mee aanmelden.",
  unknownPasskey: "Deze toegangssleutel bestaat niet.",
  tooManyPasskeys: (most) => `Je hebt ${most} toegangssleutels, meer kan niet. Verwijder er eerst een.`,
  codeMissing: "Typ een code van je app, of een herstelcode.",
  wrongCode:
    "Deze code past nu niet. Een code verandert om de 30 seconden en werkt één keer: kijk of je telefoon datum en tijd zelf instelt, en neem dan de volgende.",
  wrongRecoveryCode: "Deze herstelcode is fout, of is al gebruikt.",
  notBegun: "Er valt niets te bevestigen: begin opnieuw.",
  weakForAdmins:
    "Dit wachtwoord is te zwak voor een beheerder: minstens 12 tekens, en geen van de veelgebruikte. Kies eerst een ander in de instellingen.",
};
