import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { latency, report } from "./latency.ts";
import { PEOPLE, GENERATE_PEOPLE } from "./people-world.ts";
import { serveWorld } from "./served-world.ts";

// Searching among 200 000 people over HTTP, beside a call of the same server that reads one row by its id.
const TARGETS = [
  { clients: 1, count: 600, milliseconds: 50 },
  { clients: 8, count: 2400, milliseconds: 150 },
] as const;

/** What people type: names whole, in part, without accents, in any order and misspelt; the most frequent among them. */
const SEARCHES = [
  "t, th, tho, thom, thomas", // letter by letter, the most frequent name
  "d, du, dup, dupont", // the most frequent last name
  "hélène, helene, HELENE, marie, johan",
  "thomas dupont, dupont thomas, marie du, lucas van",
  "dupond, tomas, helenne, jansens, tomas dupond", // misspelt
  "runner, runner thomas", // pseudonyms
  "m, e, a, q, x, zz, qqq, xylophone", // frequent and impossible beginnings
  "vanponte, peessens, claterck, nguyen", // rare or nobody
].flatMap((line) => line.split(", "));

/** Each search is counted as in production, but one person may search without end. */
const NO_LIMIT = [
  `create function one_point() returns trigger language plpgsql as $$ begin new.points := 1; return new; end $$`,
  "create trigger one_point before insert or update on rate_limits for each row execute function one_point()",
];

const world = await serveWorld([...GENERATE_PEOPLE, ...NO_LIMIT]);
try {
  console.log(
    `${PEOPLE} people; ${SEARCHES.length} searches among burners and donors, first and second pages`,
  );
  const search = (turn: number) => {
    const text = encodeURIComponent(SEARCHES[turn % SEARCHES.length] ?? "");
    const list = turn % 3 === 0 ? api.listDonors : api.listBurners;
    return `${world.origin}${list}?search=${text}&page=${turn % 5 === 0 ? 2 : 1}`;
  };
  const everybody = () => `${world.origin}${api.listBurners}`;
  const oneRow = () => `${world.origin}${pathTo(api.readOrganisation, { id: 1 })}`;
  for (const warmUp of [search, everybody, oneRow])
    await latency(warmUp, world.headers, { clients: 4, count: 200 });
  for (const { clients, count, milliseconds } of TARGETS) {
    const who = clients === 1 ? "one client" : `${clients} clients`;
    const target = { milliseconds, of: "p95" } as const;
    const reference = await latency(oneRow, world.headers, { clients, count });
    report(`search, ${who}`, await latency(search, world.headers, { clients, count }), reference, target);
    report(`newest, ${who}`, await latency(everybody, world.headers, { clients, count }), reference, target);
  }
} finally {
  await world.stop();
}
