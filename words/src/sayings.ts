// Every sentence of a language as it is said, for tests: functions are tried with figures, of many and of one.
/** The files that gather a language's sentences. */
const PARTS = [
  "documents",
  "fatal",
  "legal",
  "mails",
  "manifest",
  "native",
  "pages",
  "previews",
  "screens",
  "server",
];

/** What functions are tried with: figures, or an object that has whatever is asked of it. */
const MANY = ["701", "702", "703"];
const NAMED = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** The place of a sentence, and what it says with these values in it. */
export type Said = ReadonlyMap<string, string>;

/** All sentences of a language by their places, `screens.home.hello`. */
export async function sayingsIn(language: string): Promise<Said> {
  const parts = await Promise.all(
    PARTS.map(async (part): Promise<[string, string][]> =>
      sentences(part, (await import(`./${language}/${part}.ts`))[part]),
    ),
  );
  return new Map(parts.flat());
}

function sentences(key: string, value: unknown): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value === "function") return spoken(key, value);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => sentences(`${key}.${name}`, inner));
}

/** What a function says of many and of one. What it takes is tried out: values, a provider first, or named values. */
function spoken(key: string, say: Function): [string, string][] {
  const [first] = [MANY, ["strava", ...MANY], [NAMED]].flatMap((values) => saidWith(key, say, values));
  if (first === undefined) throw new Error(`It is not known what ${key} takes`);
  return [...first, ...saidWith(`${key} of one`, say, ["1", "1", "1"]).flat()];
}

function saidWith(key: string, say: Function, values: readonly unknown[]): [string, string][][] {
  try {
    const said = sentences(key, Reflect.apply(say, undefined, values));
    return said.some(([, sentence]) => sentence.includes("undefined")) ? [] : [said];
  } catch {
    return [];
  }
}
