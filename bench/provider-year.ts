import { liveProviderYear } from "../server/test/year/provider-year.ts";
import { makeCluster } from "./cluster.ts";

// A year of cards and direct debits with failures, refunds, disputes and late news: on every night the journals are what
// the provider says, to the cent. KALIVO_YEAR_PAYERS and KALIVO_YEAR_MONTHS make it smaller, SEED repeats one.

const PAYERS = Number(process.env["KALIVO_YEAR_PAYERS"] ?? 2_000);
const MONTHS = Number(process.env["KALIVO_YEAR_MONTHS"] ?? 12);
const seed = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));

const cluster = await makeCluster("year");
try {
  console.log(`${PAYERS} payers, ${MONTHS} months, seed ${seed}`);
  const began = performance.now();
  const { nights, wrong, seen } = await liveProviderYear({
    connectionString: cluster.connectionString("year"),
    payers: PAYERS,
    months: MONTHS,
    seed,
    large: true,
    say: console.log,
  });
  const minutes = (performance.now() - began) / 60_000;
  console.log(
    `${nights} nights in ${minutes.toFixed(1)} min: ${wrong.length} differences between provider and journals`,
  );
  console.log(
    Object.entries(seen)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([what, count]) => `${count} ${what}`)
      .join("\n"),
  );
  for (const line of wrong) console.log(line);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
