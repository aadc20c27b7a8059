import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { chooseCause, organisation, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();

const search = async (viewer: Somebody, query: string) => {
  const { status, body } = await kalivo.call("GET", api.searchEverything, {
    token: viewer.token,
    data: { query },
  });
  expect(status).toBe(200);
  return body;
};
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

test("one search finds people, teams and organisations, also misspelt, and says how many each list has", async () => {
  const viewer = await somebody(kalivo, "Vera", "Viewer");
  const burner = await somebody(kalivo, "Heron", "Peters");
  await chooseCause(kalivo, burner);
  const donor = await somebody(kalivo, "Heron", "Adams");
  await pledge(kalivo, { payer: donor.id, burner: burner.id });
  const { body: team } = await kalivo.call("POST", api.createTeam, {
    token: viewer.token,
    data: { name: "The Heron Runners", description: "" },
  });
  const cause = await organisation(kalivo, "Heron Rivers");
  for (const query of ["heron", "HÉRON", "herron"]) {
    const found = await search(viewer, query);
    expect(new Set(ids(found.people.first))).toEqual(new Set([burner.id, donor.id]));
    expect([found.people.burners, found.people.donors]).toEqual([1, 1]);
    expect([ids(found.teams.first), found.teams.total]).toEqual([[team.id], 1]);
    expect([ids(found.organisations.first), found.organisations.total]).toEqual([[cause], 1]);
  }
});

test("five of each kind at most come with the number of all", async () => {
  const viewer = await somebody(kalivo, "Vera", "Viewer");
  for (let n = 0; n < 7; n += 1) await chooseCause(kalivo, await somebody(kalivo, "Crowd", `Person${n}`));
  const { people } = await search(viewer, "crowd");
  expect([people.first.length, people.burners]).toEqual([5, 7]);
});

test("who is not public, only a name behind a pseudonym, and signs are not found", async () => {
  const viewer = await somebody(kalivo, "Vera", "Viewer");
  const person = await somebody(kalivo, "Hildegard", "Geheimnis");
  await chooseCause(kalivo, person);
  const hide = (changed: Record<string, unknown>) =>
    kalivo.product.services.db
      .updateTable("privacy_settings")
      .set(changed)
      .where("user_id", "=", person.id)
      .execute();
  const nobody = { first: [], burners: 0, donors: 0 };
  expect(ids((await search(viewer, "hildegard")).people.first)).toEqual([person.id]);
  await hide({ pseudo: "Moonlight" });
  expect((await search(viewer, "hildegard")).people).toEqual(nobody);
  await hide({ public: false });
  expect((await search(viewer, "moonlight")).people).toEqual(nobody);
  expect((await search(viewer, "★ %_%")).people).toEqual(nobody);
});

test("nothing is asked for with nothing, and by nobody who is not signed in", async () => {
  const viewer = await somebody(kalivo, "Vera", "Viewer");
  const empty = await kalivo.call("GET", api.searchEverything, { token: viewer.token, data: { query: " " } });
  expect(empty.status).toBe(422);
  const stranger = await kalivo.call("GET", api.searchEverything, { data: { query: "vera" } });
  expect(stranger.status).toBe(401);
});
