/** What a drill found: figures to print, and what must be none. */
export type Report = { figures: readonly string[]; wrong: readonly string[] };

export const say = (line: string) => process.stdout.write(`${line}\n`);

export function print(name: string, { figures, wrong }: Report): boolean {
  for (const line of figures) say(`  ${line}`);
  for (const line of wrong) say(`  WRONG: ${line}`);
  say(`${name}: ${wrong.length === 0 ? "as it must be" : "FAILED"}`);
  return wrong.length === 0;
}
