import * as api from "@kalivo/contract/api-paths.ts";
import { MAX_ORGANISATIONS_CHOSEN } from "@kalivo/domain/organisations/merge-choice.ts";
import { expect, test } from "vitest";
import { organisation, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// Two devices of one person: each sends its whole list, and what it was shown when the choice began (specification §4.7).

const kalivo = useProduct();

async function twoDevices(names: readonly string[]) {
  const { token } = await somebody(kalivo);
  const ids = await Promise.all(names.map((name) => organisation(kalivo, name)));
  const choose = async (organisations: readonly number[], before?: readonly number[]) => {
    const data = { organisations, ...(before !== undefined && { before }) };
    const { status, body } = await kalivo.call("POST", api.chooseOrganisations, { token, data, form: true });
    return [status, body.message];
  };
  const chosen = async () =>
    (await kalivo.call("GET", api.readMe, { token })).body.organisations.map(({ id }) => id);
  return { ids, choose, chosen };
}

const SAVED = [200, "Your organisations are saved."];

test("what a page adds or takes out leaves what was chosen elsewhere since it was loaded", async () => {
  const { ids, choose, chosen } = await twoDevices(["Street", "Shore", "Saddle", "Table"]);
  const [street = 0, shore = 0, saddle = 0, table = 0] = ids;
  await choose([street]);
  expect(await choose([street, shore], [street])).toEqual(SAVED); // the phone
  expect(await choose([street, saddle], [street])).toEqual(SAVED); // the desktop, which was opened before
  expect(await chosen()).toEqual([street, shore, saddle]);
  expect(await choose([street], [street, saddle])).toEqual(SAVED);
  expect(await choose([street, saddle, table], [street, saddle])).toEqual(SAVED);
  expect(await chosen()).toEqual([street, shore, table]);
  expect(await choose([], [])).toEqual(SAVED);
  expect(await chosen()).toEqual([street, shore, table]);
});

test("two at the same moment are both kept", async () => {
  const { ids, choose, chosen } = await twoDevices(["One", "Two", "Three", "Four"]);
  expect(await Promise.all(ids.map((id) => choose([id], [])))).toEqual(ids.map(() => SAVED));
  expect((await chosen()).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

test("a page that keeps some is refused where none would be left, and one that drops the last is not", async () => {
  const { ids, choose, chosen } = await twoDevices(["Left", "Right"]);
  const [left = 0, right = 0] = ids;
  await choose([left, right]);
  expect(await choose([left], [left, right])).toEqual(SAVED);
  expect(await choose([right], [left, right])).toEqual([
    409,
    "Your organisations were changed elsewhere, and none of them would be left. Nothing was changed.",
  ]);
  expect(await chosen()).toEqual([left]);
  expect(await choose([], [left])).toEqual(SAVED);
  expect(await chosen()).toEqual([]);
});

test("more than can be chosen are refused, and what is taken out elsewhere or hidden stays out", async () => {
  const names = Array.from({ length: MAX_ORGANISATIONS_CHOSEN + 1 }, (_, n) => `Of many ${n}`);
  const { ids, choose, chosen } = await twoDevices(names);
  const [last = 0, ...most] = ids;
  await choose(most);
  expect(await choose([last], [])).toEqual([
    409,
    `You can choose at most ${MAX_ORGANISATIONS_CHOSEN} organisations. Nothing was changed.`,
  ]);
  expect(await chosen()).toHaveLength(MAX_ORGANISATIONS_CHOSEN);
  await choose([last]);
  expect(await choose([last, 999_999], [last])).toEqual([404, "One of these organisations doesn't exist."]);
  expect(await chosen()).toEqual([last]);
});
