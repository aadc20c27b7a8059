import type { stop as english } from "../../en/screens/stop.ts";
import { CLOSE_DAY_DE as CLOSE_DAY, LEAST_AT_END } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("de");

/** What a payer decides about all they give. */
export const stop: typeof english = {
  title: "Pausieren oder aufhören",
  pauseHelp:
    "Bis du weitermachst, zählen keine neuen Kalorien. Was vorher zusammenkam, bleibt, und wir ziehen es ein.",
  pause: "Pause machen",
  stopHelp: (n: number) =>
    n === 0
      ? "Du fängst nicht an, jemand Neues zu unterstützen."
      : plural(n, (figure) => ({
          one: `Du unterstützt ${figure} Person. Das endet sofort.`,
          other: `Du unterstützt ${figure} Menschen. Das endet sofort.`,
        })),
  stopTeamHelp: (n: number) =>
    n === 0
      ? "Das Team fängt nicht an, jemand Neues zu unterstützen."
      : plural(n, (figure) => ({
          one: `Das Team unterstützt ${figure} Person. Das endet sofort.`,
          other: `Das Team unterstützt ${figure} Menschen. Das endet sofort.`,
        })),
  earned: (amount: string, day: string) =>
    `Bis ${day} kamen ${amount} zusammen. Wir ziehen sie nach dem ${CLOSE_DAY} ein, mit allem, was bis jetzt dazukommt.`,
  earnedLittle: (amount: string, day: string) =>
    `Bis ${day} kamen ${amount} zusammen. Was bis jetzt zusammenkommt, kommt dazu.`,
  nothingEarned: `Was bis jetzt zusammenkam, rechnen wir am ${CLOSE_DAY} zusammen.`,
  carried: (amount: string) => `${amount} aus früheren Monaten kommen dazu.`,
  little: `Ist alles zusammen weniger als ${LEAST_AT_END}, ziehen wir es nicht ein.`,
  announced: (amount: string, month: string) => `Wir haben ${amount} für ${month} angekündigt. Das bleibt.`,
  cancelled: (amount: string, month: string) =>
    `Wir haben ${amount} für ${month} angekündigt. Das ist abgesagt.`,
  cancelIt: "Diesen Monat ansehen oder absagen",
  cancelToo: (amount: string) =>
    `Auch die angekündigten Spenden absagen: Dann ziehen wir die ${amount} nicht ein. Sonst schon.`,
  codes: "Spendencodes werden ausgeschaltet.",
  stop: "Mit allem aufhören",
  keep: "Weiter geben",
  failed: (status: number) => orUnreachable(status, `Es gab einen Fehler: ${status}`),
};
