/** "Amélie Laurent", 7 → "Amelie-Laurent-7". */
export function backOf(first_name: string, last_name: string, id: number): string {
  const words = `${first_name} ${last_name}`.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return [...words.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""), id].join("-");
}
