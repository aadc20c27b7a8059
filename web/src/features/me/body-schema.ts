import { saveInformations } from "@kalivo/contract/routes/save-informations.ts";
import type { z } from "zod";

/** Gender, birthday, height and weight: the last step of a registration and a card of Settings. */
export const bodySchema = saveInformations.body.pick({
  gender: true,
  birthday: true,
  height: true,
  weight: true,
});

export type BodyAnswer = z.output<typeof bodySchema>;

/** As a form holds it: text, empty when there is nothing. The schema reads any text. */
export type BodyValues = z.input<typeof bodySchema>;
