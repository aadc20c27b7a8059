import type { BodyValues } from "./body-schema.ts";

export type BodyFacts = {
  gender: string | null;
  birthday: string | null;
  height: number | null;
  weight: number | null;
};

/** A birthday is trimmed to its first ten characters (specification §3.1). */
export const bodyValues = ({ gender, birthday, height, weight }: BodyFacts): BodyValues => ({
  gender: gender ?? "",
  birthday: birthday?.slice(0, 10) ?? "",
  height: height === null ? "" : String(height),
  weight: weight === null ? "" : String(weight).replace(".", ","),
});
