/** An escaped surrogate. A lone one is valid JSON, but PostgreSQL refuses it. */
const HALF = /\\u[dD][89a-fA-F]/;

/** Parses JSON and replaces every lone surrogate by U+FFFD, in values and in keys. */
export function wellFormed(text: string, parsed: unknown): unknown {
  return HALF.test(text) ? mended(parsed) : parsed;
}

/** Without recursion: JSON may be nested deeper than the stack. */
function mended(root: unknown): unknown {
  if (typeof root === "string") return root.toWellFormed();
  const waiting: unknown[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    for (const [name, value] of Object.entries(next)) {
      if (typeof value === "object") waiting.push(value);
      if (typeof value === "string" && !value.isWellFormed()) put(next, name, value.toWellFormed());
      if (!name.isWellFormed()) {
        put(next, name.toWellFormed(), Reflect.get(next, name));
        Reflect.deleteProperty(next, name);
      }
    }
  }
  return root;
}

const put = (target: object, name: string, value: unknown) => Reflect.set(target, name, value);
