import type { PersonalValues } from "./personal-schema.ts";

export type PersonalFacts = {
  gender: string | null;
  birthday: string | null;
  height: number | null;
  weight: number | null;
  why_i_move: string | null;
};

/** A birthday is trimmed to its first ten characters (specification §3.1). */
export const personalValues = ({ height, weight, ...me }: PersonalFacts): PersonalValues => ({
  gender: me.gender ?? "",
  birthday: me.birthday?.slice(0, 10) ?? "",
  height: height === null ? "" : String(height),
  weight: weight === null ? "" : String(weight).replace(".", ","),
  why_i_move: me.why_i_move ?? "",
});
