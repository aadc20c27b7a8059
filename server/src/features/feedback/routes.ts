import { sendFeedback as sendRoute } from "@kalivo/contract/routes/send-feedback.ts";
import { FEEDBACKS_AN_HOUR } from "@kalivo/domain/limits.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { sendFeedback } from "./send-feedback.ts";

const AN_HOUR = 3600;

export function mountFeedback(api: Api, { db, limits }: Pick<Services, "db" | "limits">) {
  const sending = limits("feedback", FEEDBACKS_AN_HOUR, AN_HOUR);

  api.on(sendRoute, async ({ person, body, files, say, now }) => {
    const refused =
      (await sending.consume(String(person.id))) ??
      (await sendFeedback(db, person.id, { ...body, file: files[0] }, now));
    return refused ?? reply(201, { message: say.accounts.feedbackThanks });
  });
}
