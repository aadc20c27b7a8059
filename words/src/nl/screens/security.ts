import type { security as english } from "../../en/screens/security.ts";

export const security: typeof english = {
  code: "Code uit onze e-mail",
  codeSentTo: (email) =>
    `We stuurden een code naar ${email}. Zo weten we dat onze berichten over geld je bereiken.`,
  codeMissing: "Vul eerst de zes cijfers uit onze e-mail in, of open de link die erin staat.",
  codeForm: "De code heeft zes cijfers.",
  sendAgain: "De code opnieuw sturen",
  wrongAddress: "Niet jouw adres? Wijzig het in de instellingen.",
  links: {
    confirm_address: {
      title: "Bevestig je e-mailadres",
      body: (email) => `Hiermee bevestig je dat ${email} jouw adres is.`,
      action: "Dit adres bevestigen",
    },
    undo_address: {
      title: "Je oude adres terugzetten",
      body: (email) =>
        `${email} wordt weer het adres van je account. Iedereen wordt afgemeld, het wachtwoord vervalt en we sturen je een link om een nieuw te kiezen.`,
      action: "Terugzetten",
    },
  },
  linkTitle: "Een link uit onze e-mail",
  linkUnknown: "We kennen deze link niet. Open hem nog eens vanuit de e-mail.",
  linkUsed: "Deze link is al gebruikt, of is niet meer geldig.",
  toApp: "Verder",
};
