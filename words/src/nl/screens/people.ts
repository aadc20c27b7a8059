import { NOTICE_DAYS } from "../../figures.ts";
import { orUnreachable } from "../unreachable.ts";
import type { people as english } from "../../en/screens/people.ts";

/** People: cards, profile, the support dialog. */
export const people: typeof english = {
  raised: "Opgehaald",
  donated: "Gegeven",
  youGive: "Jij geeft",
  givesYou: "Geeft jou",
  you: "Jij",
  support: (firstName) => `Steun ${firstName}`,
  editSupport: "Steun wijzigen",
  supportFailed: (status) => orUnreachable(status, `Er ging iets mis: ${status}`),
  stop: (firstName) => `${firstName} niet meer steunen? Nieuwe trainingen kosten je dan niets meer.`,
  aboutAMonth: (amount) => `Ongeveer ${amount} per maand`,
  monthlyLimit: "Maandlimiet: nooit meer betalen dan dit",
  paidTo: (association: string) => `Betaald aan ${association}. Je stopt wanneer je wilt, met twee tikken.`,
  mailBeforeCharge: `Je krijgt ${NOTICE_DAYS} dagen vóór elke betaling een e-mail.`,
  andOthers: (n: number) => `en ${n} andere`,
};
