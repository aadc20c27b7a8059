import { expect, test } from "vitest";
import { usersOf } from "#server-test/support/connections.ts";
import { useProduct } from "#server-test/support/product.ts";
import { consentAt, pressSimulated } from "#server-test/support/simulated.ts";

// The whole flow over HTTP, with the adapters and the demo's own providers.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { agree, start, comeBack, member, connection, activeSource, workouts, mails } = usersOf(kalivo);

/** Their account at the provider. */
const accountOf = async (userId: number) => {
  const { db } = kalivo.product.services;
  const connected = db
    .selectFrom("source_connections")
    .select("provider_user_id")
    .where("user_id", "=", userId);
  return (await connected.executeTakeFirstOrThrow()).provider_user_id;
};
/** Runs due steps until the work that one step caused for another is done. */
const settle = async () => {
  await kalivo.runDue();
  await kalivo.runDue();
};

test.each(["strava", "garmin"] as const)(
  "%s from its consent page to workouts that count, through a new run and a forged goodbye, to a true one",
  async (provider) => {
    const person = await member("Amina");
    await agree(person, `share_${provider}`);
    const refusal = await consentAt(kalivo, (await start(person, provider)).authorizeUrl ?? "", {
      account: provider,
      allow: null,
    });
    expect(await comeBack(provider, Object.fromEntries(refusal.searchParams))).toMatchObject({
      reason: "denied",
    });

    const { authorizeUrl } = await start(person, provider);
    const back = await consentAt(kalivo, authorizeUrl ?? "", { account: provider });
    expect(await comeBack(provider, Object.fromEntries(back.searchParams))).toHaveProperty("connection");
    expect(await activeSource(person)).toBe(provider);
    await settle();
    const past = await workouts(person);
    expect(past.length).toBeGreaterThan(2);
    expect(past.filter(({ kcal }) => kcal > 0).length).toBeGreaterThan(2);

    const athlete = await accountOf(person.id);
    const added = {
      athlete,
      sport: "running",
      km: "5",
      minutes: "30",
      kcal: "400",
      start: "2026-11-05T07:00",
    };
    await pressSimulated(kalivo, `/simulated/${provider}/activity`, added);
    await pressSimulated(kalivo, `/simulated/${provider}/athlete/${athlete}/forge`);
    await settle();
    expect(await workouts(person)).toHaveLength(past.length + 1);
    expect((await connection(person, provider))?.status).toBe("active");

    await pressSimulated(kalivo, `/simulated/${provider}/athlete/${athlete}/revoke`);
    await settle();
    expect((await connection(person, provider))?.status).toBe("none");
    // Billed workouts stay, stripped to what they must say.
    expect(
      (await workouts(person)).filter(({ ref, km }) => ref?.startsWith("hmac:") !== true || km !== null),
    ).toEqual([]);
    expect(await mails(person)).toEqual([expect.stringContaining("is disconnected")]);
  },
);
