import { expect, test } from "vitest";
import { Rejected } from "../port.ts";
import { unique, type Acts, type TestBehaviour } from "./acts.suite.ts";

export function paymentsTests({
  under,
  customer,
  startSetup,
  payer,
  payment,
  submit,
  paid,
  eventsAbout,
  movementsOf,
}: Acts) {
  test("creating moves no money and is done once per charge", async () => {
    const { customerRef } = await payer("works");
    const key = unique("charge");
    const ref = await payment(customerRef, 600n, key);
    expect(await payment(customerRef, 600n, key)).toBe(ref);
    expect(await under().provider.getPayment(ref)).toEqual({ status: "created", ref, amount: 600n });
    await expect(payment(customerRef, 601n, key)).rejects.toThrow(Rejected);
  });

  test("creating refuses less than the provider collects, and a customer it does not know", async () => {
    const { customerRef } = await customer();
    await expect(payment(customerRef, 49n)).rejects.toThrow(Rejected);
    await expect(payment("nobody")).rejects.toThrow(Rejected);
  });

  test("a card payment succeeds with its fee, its movement and its event", async () => {
    const { paymentRef, state } = await paid("works", 1_000n);
    if (state.status !== "succeeded") throw new Error(`it is ${state.status}`);
    expect(state).toMatchObject({ ref: paymentRef, amount: 1_000n, fee: 40n });
    expect(await under().provider.getPayment(paymentRef)).toEqual(state);
    expect(await movementsOf(state.chargeRef)).toMatchObject([
      { kind: "charge", gross: 1_000n, fee: 40n, net: 960n },
    ]);
    expect((await eventsAbout(paymentRef)).map(({ kind }) => kind)).toEqual(["payment.changed"]);
  });

  test("the same attempt is answered the same, and another attempt on a paid payment pays nothing more", async () => {
    const { customerRef, methodRef } = await payer("works");
    const paymentRef = await payment(customerRef);
    const key = unique("attempt");
    const first = await submit(paymentRef, methodRef, key);
    expect(await submit(paymentRef, methodRef, key)).toEqual(first);
    expect(await submit(paymentRef, methodRef)).toEqual(first);
    if (first.status !== "succeeded") throw new Error("it did not succeed");
    expect(await movementsOf(first.chargeRef)).toHaveLength(1);
  });

  test("an attempt's first answer stays its answer, whatever became of the payment", async () => {
    const { customerRef, methodRef } = await payer("no_funds");
    const good = await payer("works");
    const paymentRef = await payment(customerRef);
    const key = unique("attempt");
    const declined = await submit(paymentRef, methodRef, key);
    expect(declined.status).toBe("declined");
    await expect(submit(paymentRef, good.methodRef)).rejects.toThrow(Rejected); // another customer's card
    expect(await submit(paymentRef, methodRef, key)).toEqual(declined);
  });

  test("twenty submissions at once succeed once", async () => {
    const { customerRef, methodRef } = await payer("works");
    const paymentRef = await payment(customerRef);
    const keys = Array.from({ length: 20 }, (_, index) =>
      index % 4 === 0 ? "shared" : unique("attempt"),
    ).map((key) => `${paymentRef}:${key}`);
    const states = await Promise.all(keys.map((key) => submit(paymentRef, methodRef, key)));
    const charges = new Set(
      states.map((state) => (state.status === "succeeded" ? state.chargeRef : state.status)),
    );
    expect(charges.size).toBe(1);
    expect(await movementsOf([...charges][0] ?? "")).toHaveLength(1);
    expect(await eventsAbout(paymentRef)).toHaveLength(1);
  });

  test.each<[TestBehaviour, string, string]>([
    ["declines", "generic_decline", "retry_later"],
    ["no_funds", "insufficient_funds", "retry_later"],
    ["expired", "expired_card", "new_method"],
    ["lost", "lost_card", "never"],
  ])("a card that %s is declined in a way that says what to do next", async (behaviour, code, advice) => {
    const { paymentRef, state } = await paid(behaviour);
    expect(state).toMatchObject({
      status: "declined",
      decline: { code, advice, authenticationRequired: false },
    });
    expect(await under().provider.getPayment(paymentRef)).toEqual(state);
  });

  test("a declined payment can be paid later, as the same payment", async () => {
    const { customerRef, methodRef } = await payer("no_funds");
    const paymentRef = await payment(customerRef);
    expect((await submit(paymentRef, methodRef)).status).toBe("declined");
    const { setupRef } = await startSetup(customerRef);
    await under().completeSetup(setupRef, "works");
    expect((await under().provider.getMethodSetup(setupRef)).status).toBe("complete");
    const method = await under().provider.currentMethod(customerRef);
    expect((await submit(paymentRef, method?.ref ?? "")).status).toBe("succeeded");
  });

  test("a bank that wants its client is answered by the payer only", async () => {
    const { customerRef, methodRef } = await payer("always_confirms");
    const paymentRef = await payment(customerRef);
    expect(await submit(paymentRef, methodRef)).toMatchObject({
      status: "declined",
      decline: { code: "authentication_required", authenticationRequired: true },
    });
    const mode = { by: "payer" as const, returnUrl: "https://kalivo.example/statements/1" };
    const waiting = await under().provider.submitPayment({
      paymentRef,
      methodRef,
      attemptKey: unique("attempt"),
      mode,
    });
    expect(waiting).toMatchObject({ status: "requires_payer_action", ref: paymentRef });

    await under().answerBank(paymentRef, "refuse");
    expect(await under().provider.getPayment(paymentRef)).toMatchObject({ status: "declined" });
    await under().provider.submitPayment({ paymentRef, methodRef, attemptKey: unique("attempt"), mode });
    await under().answerBank(paymentRef, "approve");
    expect(await under().provider.getPayment(paymentRef)).toMatchObject({ status: "succeeded" });
  });

  test("a direct debit is under way for some days, then succeeds", async () => {
    const { paymentRef, methodRef, state } = await paid("settles");
    expect(state.status).toBe("processing");
    expect((await submit(paymentRef, methodRef)).status).toBe("processing");
    expect((await under().provider.cancelPayment({ paymentRef, key: unique("cancel") })).status).toBe(
      "processing",
    );
    await under().passDays(6);
    expect(await under().provider.getPayment(paymentRef)).toMatchObject({ status: "succeeded", fee: 35n });
  });

  test("of a direct debit's success the state or its event says the time, and it is not that of its submission", async () => {
    const submitted = under().now();
    const { paymentRef } = await paid("settles");
    await under().passDays(8);
    const state = await under().provider.getPayment(paymentRef);
    if (state.status !== "succeeded") throw new Error(`it is ${state.status}`);
    const told = (await eventsAbout(paymentRef)).filter((event) => "succeeded" in event && event.succeeded);
    expect(told).toHaveLength(1);
    const at = state.at ?? told[0]?.createdAt ?? submitted;
    const days = (at.getTime() - submitted.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(4.9);
    expect(days).toBeLessThan(8.1);
  });

  test("a direct debit can fail after some days", async () => {
    const { paymentRef } = await paid("fails_to_settle");
    await under().passDays(6);
    expect(await under().provider.getPayment(paymentRef)).toMatchObject({
      status: "declined",
      decline: { advice: "retry_later" },
    });
  });

  test("a payment that moved no money can be canceled, and then not submitted", async () => {
    const { customerRef, methodRef } = await payer("works");
    const paymentRef = await payment(customerRef);
    const cancel = () => under().provider.cancelPayment({ paymentRef, key: unique("cancel") });
    expect((await cancel()).status).toBe("canceled");
    expect((await cancel()).status).toBe("canceled");
    await expect(submit(paymentRef, methodRef)).rejects.toThrow(Rejected);
  });

  test("a customer's payments are listed with what they were for", async () => {
    const { customerRef } = await payer("works");
    const key = unique("charge");
    const ref = await payment(customerRef, 600n, key);
    const found = [];
    for await (const each of under().provider.findPayments({ customerRef, since: new Date(0) }))
      found.push(each);
    expect(found).toMatchObject([{ ref, metadata: { charge: key } }]);
    for await (const each of under().provider.findPayments({ customerRef, since: new Date("2099-01-01") }))
      throw new Error(each.ref);
  });
}
