import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { laggingCalls } from "../support/lagging-calls.ts";

const root = join(import.meta.dirname, "../../..");
const features = join(root, "server/src/features");

/** Every call that a replica may answer. Whoever adds one says here that a reader may see what stood some seconds ago. */
const MAY_LAG = [
  "downloadTransparency",
  "downloadTransparencyMonth",
  "listAllPeople",
  "listAllTeams",
  "listAudit",
  "listBurners",
  "listDonors",
  "listFeedback",
  "listKeptMails",
  "listNewsletters",
  "listOrganisations",
  "listOutbox",
  "listProofPosts",
  "listTeams",
  "readCosts",
  "readCourse",
  "readDashboard",
  "readOrganisation",
  "readOrganisationProof",
  "readProfile",
  "readStats",
  "readTeam",
  "readTransparency",
  "readTransparencyMonth",
  "searchEverything",
];
/** Money, what decides about it, sign-in, and what is a person's own. */
const NEVER =
  /^(?:account|activity|auth|bell|billing|codes|export|integrations|mail|memberships|moments|notifications|payer-stops|payment|pledges|rests|setup|workouts|admin\/(?:billing|books|codes|desk|disputes|looks|organisations|payouts|proposals|refunds|workouts))(?:\/|$)/;

test("the calls that a replica may answer are these, and each only reads", async () => {
  const routes = await laggingCalls();
  expect(routes.map(([name]) => name)).toEqual(MAY_LAG);
  const writing = routes.filter(([, { method, once, uploads }]) => method !== "GET" || once || uploads);
  expect(writing).toEqual([]);
});

test("none of them is of a feature that decides about money, signs anybody in, or keeps what is one's own", () => {
  const folders = globSync("**/*.ts", { cwd: features }).filter((file) => !file.endsWith(".test.ts"));
  const mounts = folders.flatMap((file) => {
    const code = readFileSync(join(features, file), "utf8");
    const aliases = new Map(
      [...code.matchAll(/(\w+) as (\w+)/g)].map(([, name = "", alias = ""]) => [alias, name]),
    );
    return [...code.matchAll(/api\.on\((\w+)/g)].map(([, name = ""]) => [aliases.get(name) ?? name, file]);
  });
  const mounted = new Map(mounts.map(([name = "", file = ""]) => [name, file]));
  expect(MAY_LAG.filter((name) => !mounted.has(name))).toEqual([]);
  expect(MAY_LAG.filter((name) => NEVER.test(mounted.get(name) ?? ""))).toEqual([]);
  expect(NEVER.test("billing/routes.ts")).toBe(true);
});
