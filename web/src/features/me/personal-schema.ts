import { saveInformations } from "@kalivo/contract/routes/save-informations.ts";
import type { z } from "zod";

/** Shared by the last step of the registration and a card of Settings. */
export const personalSchema = saveInformations.body.pick({
  gender: true,
  birthday: true,
  height: true,
  weight: true,
  why_i_move: true,
});

export type PersonalAnswer = z.output<typeof personalSchema>;

/** As the form holds it: text, empty when not given. The schema parses it. */
export type PersonalValues = z.input<typeof personalSchema>;
