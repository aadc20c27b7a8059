import { serverWords } from "@kalivo/words/server.ts";
import { alarmSentence } from "#server/features/admin/dashboard/alarms/alarm-sentence.ts";
import { defineMail, drop } from "../define-mail.ts";
import { openAlarms } from "./facts.queries.ts";
import { alarmsMail } from "./mail.ts";

/** To every admin (rule 19): the open alarms. One that is resolved by the time the mail is sent is left out. */
export const alarms = defineMail("alarms", {
  toUnconfirmed: "send",
  facts: async ({ db }, { payload, recipient: { language } }) => {
    const standing = await openAlarms(db, payload.alarms);
    if (standing.length === 0) return drop("nothing needs anybody any more");
    const say = serverWords(language);
    return { sentences: standing.map((alarm) => alarmSentence(say, alarm) ?? alarm.message) };
  },
  write: alarmsMail,
});
