/** "Amélie Laurent", 7 → "Amelie-Laurent-7". */
export function backOf(first_name: string, last_name: string, id: number): string {
  const words = `${first_name} ${last_name}`.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return [...words.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""), id].join("-");
}

const LONGEST_NAME = 40;

/** The words of an invite link as a name; null when there are none. */
export function inviterNameOf(back: string | null): { first: string; last: string } | null {
  const words = (back ?? "")
    .split("-")
    .slice(0, -1)
    .filter((word) => word !== "");
  const [first, ...rest] = words;
  if (first === undefined || first.length > LONGEST_NAME) return null;
  return { first, last: rest.join(" ") };
}
