/** One field of a JSON answer, of the kind it must be. */
export function textIn(answer: unknown, field: string): string {
  const value = fieldOf(answer, field);
  if (typeof value !== "string") throw new Error(`${field} is no text in ${JSON.stringify(answer)}`);
  return value;
}

export function numberIn(answer: unknown, field: string): number {
  const value = fieldOf(answer, field);
  if (typeof value !== "number") throw new Error(`${field} is no number in ${JSON.stringify(answer)}`);
  return value;
}

function fieldOf(answer: unknown, field: string): unknown {
  if (typeof answer !== "object" || answer === null) return undefined;
  return Object.entries(answer).find(([name]) => name === field)?.[1];
}

export function booleanIn(answer: unknown, field: string): boolean {
  const value = fieldOf(answer, field);
  if (typeof value !== "boolean")
    throw new Error(`${field} is neither true nor false in ${JSON.stringify(answer)}`);
  return value;
}
