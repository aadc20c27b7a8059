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

export type BodyFacts = {
  gender: string | null;
  birthday: string | null;
  height: number | null;
  weight: number | null;
};

/** A birthday is trimmed to its first ten characters (§3). */
export const bodyValues = ({ gender, birthday, height, weight }: BodyFacts): BodyValues => ({
  gender: gender ?? "",
  birthday: birthday?.slice(0, 10) ?? "",
  height: height === null ? "" : String(height),
  weight: weight === null ? "" : String(weight).replace(".", ","),
});
