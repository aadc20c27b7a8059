import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";
import { TRANSLATED } from "./po-file.ts";
import { readHashes, staleOf, withDone } from "./translated.ts";
import { unitsOf } from "./units.ts";

const words = join(import.meta.dirname, "..");
const english = readCatalogue(join(words, "src/en"));

test.each(TRANSLATED)(
  "%s says what the English says now: after a look at it, npm run words:done -- KEY, or -- --new for new sentences",
  (language) => {
    const { units, problems } = unitsOf(english, readCatalogue(join(words, "src", language)));
    expect(problems).toEqual([]);
    const hashes = readHashes(join(words, "translated"), language);
    expect(staleOf(units, hashes)).toEqual({ changed: [], unsaid: [] });
    expect(Object.keys(hashes).filter((key) => !units.some((unit) => unit.key === key))).toEqual([]);
  },
);

test("a sentence is stale from a change of its English until somebody says it is done; a new one is unsaid", () => {
  const { units } = unitsOf(english, english);
  const said = withDone(
    units,
    {},
    units.map(({ key }) => key),
  );
  const changed = english.map((entry) =>
    entry.key === "screens/payment#payment.title" ? { ...entry, text: "You can never stop" } : entry,
  );
  const { units: now } = unitsOf(changed, changed);
  expect(staleOf(now, said)).toEqual({ changed: ["screens/payment#payment.title"], unsaid: [] });
  expect(staleOf(now, withDone(now, said, ["screens/payment#payment.title"])).changed).toEqual([]);
  const { "screens/payment#payment.title": _, ...without } = said;
  expect(staleOf(units, without)).toEqual({ changed: [], unsaid: ["screens/payment#payment.title"] });
});
