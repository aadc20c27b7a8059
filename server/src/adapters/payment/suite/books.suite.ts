import { expect, test } from "vitest";
import { Rejected } from "../port.ts";
import { unique, type Acts } from "./acts.suite.ts";

export function booksTests({ under, paid, eventsAbout, movementsOf, movementsOfAmount, eventsOfKind }: Acts) {
  test("a direct debit has its line from its submission on; it counts once the debit arrived", async () => {
    await paid("settles", 1_234n);
    await under().passDays(1);
    const [line, ...others] = await movementsOfAmount(1_234n);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ kind: "charge_under_way", gross: 1_234n, fee: 35n, net: 1_199n });
    await under().passDays(6);
    expect(await movementsOfAmount(1_234n)).toEqual([{ ...line, kind: "charge" }]);
  });

  test("a direct debit that failed is given back by a line of its own", async () => {
    await paid("fails_to_settle", 1_235n);
    await under().passDays(7);
    const [line, back, ...others] = await movementsOfAmount(1_235n);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ kind: "charge_failed", gross: 1_235n, givenBackBy: back?.ref });
    expect(back).toMatchObject({ kind: "charge_failure", gross: -1_235n });
    expect(back?.at.getTime()).toBeGreaterThan(line?.at.getTime() ?? Number.POSITIVE_INFINITY);
  });

  test("a refund is paid back once per key and never more than was paid; the fee is not given back", async () => {
    const { paymentRef } = await paid("works", 1_000n);
    const key = unique("refund");
    const give = (amount: bigint, by = key) =>
      under().provider.refund({ paymentRef, amount, reason: "requested", key: by });
    const first = await give(400n);
    expect(first).toMatchObject({ paymentRef, amount: 400n, status: "succeeded" });
    expect(await give(400n)).toEqual(first);
    expect(await under().provider.getRefund(first.ref)).toEqual(first);
    expect(await movementsOf(first.ref)).toMatchObject([
      { kind: "refund", gross: -400n, fee: 0n, net: -400n },
    ]);
    expect((await eventsAbout(first.ref)).map(({ kind }) => kind)).toEqual(["refund.changed"]);
    await expect(give(601n, unique("refund"))).rejects.toThrow(Rejected);
    expect((await give(600n, unique("refund"))).amount).toBe(600n);
  });

  test("what was not paid cannot be refunded", async () => {
    const { paymentRef } = await paid("declines");
    await expect(
      under().provider.refund({ paymentRef, amount: 1n, reason: "requested", key: unique("refund") }),
    ).rejects.toThrow(Rejected);
  });

  test("a dispute takes the money and a fee; accepting it ends it, and a disputed payment is not refunded", async () => {
    const { paymentRef } = await paid("disputed", 1_000n);
    await under().passDays(2);
    const [opened] = (await eventsOfKind("dispute.changed")).slice(-1);
    if (opened?.kind !== "dispute.changed") throw new Error("nothing was disputed");
    const dispute = await under().provider.getDispute(opened.disputeRef);
    expect(dispute).toMatchObject({
      paymentRef,
      amount: 1_000n,
      fee: 2_000n,
      withdrawn: 1_000n,
      status: "open",
    });
    expect(await movementsOf(dispute.ref)).toMatchObject([
      { kind: "dispute", gross: -1_000n, fee: 2_000n, net: -3_000n },
    ]);
    await expect(
      under().provider.refund({ paymentRef, amount: 1_000n, reason: "fraud", key: unique("refund") }),
    ).rejects.toThrow(Rejected);
    expect((await under().provider.acceptDispute(dispute.ref)).status).toBe("lost");
    expect((await under().provider.acceptDispute(dispute.ref)).status).toBe("lost");
    expect(await movementsOf(dispute.ref)).toHaveLength(1);
  });
}
