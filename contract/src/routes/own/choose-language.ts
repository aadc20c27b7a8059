import * as api from "../../api-paths.ts";
import { z } from "zod";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { problem } from "../../field-problem.ts";
import { defineRoute } from "../../route.ts";
import { Message } from "../../wire.ts";

export const chooseLanguage = defineRoute({
  method: "POST",
  path: api.chooseLanguage,
  summary:
    "Keeps the language in which a person reads the product: their mails, documents and payment pages.",
  access: "person",
  body: z.object({ language: z.enum(LANGUAGES, { error: problem("oneOf", LANGUAGES.join(", ")) }) }),
  ok: { 200: Message },
});
