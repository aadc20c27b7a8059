import type { people as english } from "../../en/screens/people.ts";
import { NOTICE_DAYS } from "../../figures.ts";
import { orUnreachable } from "../unreachable.ts";
/** People: cards, profile, the support dialog. */
export const people: typeof english = {
  raised: "Gesammelt",
  donated: "Gespendet",
  youGive: "Du gibst",
  givesYou: "Gibt dir",
  you: "Du",
  support: (firstName: string) => `${firstName} unterstützen`,
  editSupport: "Deine Unterstützung ändern",
  supportFailed: (status: number) => orUnreachable(status, `Es gab einen Fehler: ${status}`),
  stop: (firstName: string) =>
    `${firstName} nicht mehr unterstützen? Für neue Trainings zahlst du dann nicht mehr.`,
  aboutAMonth: (amount: string) => `Etwa ${amount} pro Monat`,
  monthlyLimit: "Monatslimit: nie mehr als das",
  paidTo: (association: string) =>
    `Bezahlt an ${association}. Du kannst jederzeit aufhören, mit zweimal Tippen.`,
  mailBeforeCharge: `Du bekommst ${NOTICE_DAYS} Tage vor jedem Einzug eine E-Mail.`,
  /** More organisations than are named; two at least. */
  andOthers: (n: number) => `und ${n} andere`,
};
