import { z } from "zod";
import { serverWords } from "@kalivo/words/server.ts";
import { alarmSentence } from "./alarm-sentence.ts";
import { alarmsMail } from "#server/mails/alarms/mail.ts";
import type { MailKind } from "#server/features/mail/mail-kind.ts";
import { mailContext } from "#server/features/mail/kinds/context.ts";
import { openAlarms } from "../dashboard.queries.ts";

const Payload = z.object({ alarms: z.array(z.int()).min(1) });

/** To every admin (rule 19): the open alarms. One that is resolved by the time the mail is sent is left out. */
export const alarms: MailKind = {
  toUnconfirmed: "send",
  render: async (services, mail) => {
    const { alarms: ids } = Payload.parse(mail.payload);
    const standing = await openAlarms(services.db, ids);
    if (standing.length === 0) return { kind: "drop", why: "nothing needs anybody any more" };
    const say = serverWords(mail.recipient.language);
    const sentences = standing.map((alarm) => alarmSentence(say, alarm) ?? alarm.message);
    return { kind: "mail", parts: alarmsMail(mailContext(services, mail), { sentences }) };
  },
};
