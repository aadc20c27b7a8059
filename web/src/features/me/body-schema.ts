import { saveInformations } from "@kalivo/contract/routes/save-informations.ts";
import type { z } from "zod";

/** Shared by the last step of the registration and a card of Settings. */
export const bodySchema = saveInformations.body.pick({
  gender: true,
  birthday: true,
  height: true,
  weight: true,
});

export type BodyAnswer = z.output<typeof bodySchema>;

/** As the form holds it: text, empty when not given. The schema parses it. */
export type BodyValues = z.input<typeof bodySchema>;
