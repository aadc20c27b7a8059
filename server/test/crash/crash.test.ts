import { expect, test } from "vitest";
import { idOf, secondsOf } from "../stripe-fake/world.ts";
import { freshDatabase } from "../support/database.ts";
import { liveThroughCrashes, type Crash } from "./crash.ts";

// The short version of `npm run crash`.

const CHARGES = 40;
const KILLS = 6;
const seed = Number(process.env["FAST_CHECK_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

test(`a month whose workers are killed charges nobody twice and loses nothing; a planted second charge is found (seed ${seed})`, async () => {
  const { connectionString, drop } = await freshDatabase();
  const options = { connectionString, charges: CHARGES, kills: KILLS, seed, say: () => undefined };
  const crash = await liveThroughCrashes(options);
  try {
    expect(await wrongOf(crash)).toEqual([]);
    plantSecondPayment(crash);
    expect(await wrongOf(crash)).toEqual([
      "charged twice",
      "held at the provider, but not so in the books",
      "The account at stripe is what the provider says",
    ]);
  } finally {
    expect(await crash.stop()).toEqual([]);
    await drop();
  }
}, 300_000);

const wrongOf = async (crash: Crash) =>
  (await crash.judge()).filter(({ wrong }) => wrong.length > 0).map(({ what }) => what);

/** What a worker would do that made a payment of its own for a charge that was paid. */
function plantSecondPayment({ fake }: Crash) {
  const paid = [...fake.world.paymentIntents.values()].find(({ status }) => status === "succeeded");
  const charge = fake.world.charges.get(idOf(paid?.latest_charge) ?? "");
  const movement = [...fake.world.transactions.values()].find(({ source }) => source === charge?.id);
  if (paid === undefined || movement === undefined) throw new Error("nobody paid");
  fake.world.paymentIntents.set("pi_planted", { ...paid, id: "pi_planted" });
  fake.world.transactions.set("txn_planted", {
    ...movement,
    id: "txn_planted",
    created: secondsOf(fake.now()),
  });
}
