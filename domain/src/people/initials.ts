/** "AL" of Amélie Laurent: on the plate that stands for a picture. */
export const initials = (first: string, last: string): string => `${letter(first)}${letter(last)}`;

function letter(name: string): string {
  const first = name.trim().codePointAt(0);
  return first === undefined ? "" : String.fromCodePoint(first).toUpperCase();
}

/** The tints of such plates. */
const TINTS = ["leaf", "ember", "sun", "info"] as const;

/** The tint of the plate of whoever has this id: the same wherever it is drawn. */
export const tintOf = (id: number): (typeof TINTS)[number] => TINTS[id % TINTS.length] ?? "leaf";
