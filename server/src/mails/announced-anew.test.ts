import { mailWords } from "@kalivo/words/mails.ts";
import { expect, test } from "vitest";
import type { MailContext } from "./frame.ts";
import { paymentProblemMail } from "./payment-problem/mail.ts";
import { sample as paymentProblem } from "./payment-problem/sample.ts";
import { upcomingChargeMail } from "./upcoming-charge/mail.ts";
import { sample as upcomingCharge } from "./upcoming-charge/sample.ts";

const context: MailContext = {
  language: "en",
  publicUrl: "https://kalivo.example",
  associationName: "Kalivo vzw",
  associationMail: "info@kalivo.example",
  associationAddress: "Kerkstraat 1, 9000 Gent",
  associationNumber: "0123.456.749",
};
const shown = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test("a notice that takes the place of an earlier one says so at once, and why", () => {
  const insteadOf = new Date("2026-10-28T08:00:00Z");
  const slipped = upcomingChargeMail(context, { ...upcomingCharge, anew: { why: "slipped", insteadOf } });
  expect(shown(slipped.subject)).toBe("New day: we'll collect 11,30 € on 04/11/2026");
  expect(slipped.text).toContain("We announced 28/10/2026, and collected nothing that day.");
  const people = upcomingChargeMail(context, { ...upcomingCharge, anew: { why: "new_people", insteadOf } });
  expect(people.text).toContain("Since then somebody else decides for the team");
  expect(upcomingChargeMail(context, upcomingCharge).text).not.toContain("We announced");
});

test.each(["payer_asked", "mistake", "unreachable", "stopped", "not_attempted"] as const)(
  "the end of a charge (%s) says what is not taken any more, and why",
  (cause) => {
    const ended = { kind: "ended" as const, cause };
    const { subject, text } = paymentProblemMail(context, { ...paymentProblem, problem: ended });
    expect(subject).toBe("We collect nothing more for October 2026");
    expect(shown(text)).toContain("We have stopped collecting the 11,30 € for October 2026.");
    expect(text).toContain(mailWords("en").paymentProblem.endedWhy[cause]);
  },
);
