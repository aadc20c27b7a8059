import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { Message, wireBoolean, wireClearable, wireNameOfOthers, wireOptional, wireText } from "../wire.ts";

/** Blank removes it. */
const wirePseudonym = wireNameOfOthers(wireText(MAX_TEXT_LENGTH)).transform((text) =>
  text === "" ? null : text,
);

const flag = wireOptional(wireBoolean);

/** Every field is optional: an absent one stays. `public` stays off for a person under 18 (rule 32). */
export const savePrivacy = defineRoute({
  method: "POST",
  path: api.savePrivacy,
  summary: "Saves which mails a person wants and what others may see.",
  access: "person",
  body: z.object({
    pseudo: wireClearable(wirePseudonym),
    public: flag,
    funds_raised: flag,
    calories_burned: flag,
    backers_count: flag,
    backers_detail: flag,
    organisations: flag,
    burners_count: flag,
    burners_detail: flag,
    donations: flag,
    newsletter: flag,
    new_donor: flag,
    reminder_sync: flag,
    month_recap: flag,
  }),
  ok: { 200: Message },
  refusals: [403],
});
