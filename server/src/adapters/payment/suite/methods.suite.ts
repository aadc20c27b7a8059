import { expect, test } from "vitest";
import { Rejected } from "../port.ts";
import { unique, type Acts } from "./acts.suite.ts";

export function methodsTests({ under, customer, startSetup, payer, eventsAbout }: Acts) {
  test("the same payer is the same customer", async () => {
    const first = await customer();
    for (const customerRef of [null, first.customerRef]) {
      const again = await under().provider.ensureCustomer({
        payerKey: first.payerKey,
        customerRef,
        email: "new@example.org",
        name: "Amélie",
        locale: "fr",
      });
      expect(again.customerRef).toBe(first.customerRef);
    }
  });

  test("a set-up is open until the payer finishes it; then the method is the customer's", async () => {
    const { customerRef } = await customer();
    const key = unique("setup");
    const { setupRef, url } = await startSetup(customerRef, key);
    expect((await startSetup(customerRef, key)).setupRef).toBe(setupRef);
    expect(url).toContain(setupRef);
    expect(await under().provider.getMethodSetup(setupRef)).toEqual({ status: "open" });
    expect(await under().provider.currentMethod(customerRef)).toBeNull();

    await under().completeSetup(setupRef, "works");
    const setup = await under().provider.getMethodSetup(setupRef);
    expect(setup).toMatchObject({
      status: "complete",
      customerRef,
      method: { kind: "card", label: "Visa ••4242", last4: "4242" },
    });
    expect(await under().provider.currentMethod(customerRef)).toMatchObject({ label: "Visa ••4242" });
    expect((await eventsAbout(setupRef)).map(({ kind }) => kind)).toEqual(["setup.finished"]);
    expect((await eventsAbout(customerRef)).map(({ kind }) => kind)).toContain("method.changed");
  });

  test("a customer who is forgotten has no method any more; doing it again, or for nobody, is harmless", async () => {
    const { customerRef } = await payer("works");
    await under().provider.forgetCustomer(customerRef);
    expect(await under().provider.currentMethod(customerRef)).toBeNull();
    await under().provider.forgetCustomer(customerRef);
    await under().provider.forgetCustomer("nobody");
  });

  test("a direct debit comes with a mandate", async () => {
    const { method } = await payer("settles");
    expect(method).toMatchObject({ kind: "sepa_debit", label: "IBAN ••3000" });
    expect(method.mandate?.reference).toBeTruthy();
    expect(method.mandate?.creditorId).toMatch(/^BE/);
  });

  test("a set-up that nobody finishes expires", async () => {
    const { customerRef } = await customer();
    const { setupRef } = await startSetup(customerRef);
    await under().passDays(2);
    expect(await under().provider.getMethodSetup(setupRef)).toEqual({ status: "expired" });
  });

  test("a set-up that is dropped saves nothing: its page closes, and a method that was saved on it goes", async () => {
    const { customerRef } = await payer("works");
    const before = await under().provider.currentMethod(customerRef);
    const closed = await startSetup(customerRef);
    await under().provider.dropMethodSetup(closed.setupRef);
    expect(await under().provider.getMethodSetup(closed.setupRef)).toEqual({ status: "expired" });

    const finished = await startSetup(customerRef);
    await under().completeSetup(finished.setupRef, "settles");
    await under().provider.dropMethodSetup(finished.setupRef);
    await under().provider.dropMethodSetup(finished.setupRef);
    expect(await under().provider.currentMethod(customerRef)).toEqual(before);
    await under().provider.dropMethodSetup("nobody's");
  });

  test("the portal is a page of the provider", async () => {
    const { customerRef } = await payer("works");
    const { url } = await under().provider.openPortal({
      customerRef,
      returnUrl: "https://kalivo.example/stripe",
      locale: "en",
    });
    expect(url).toMatch(/^https?:\/\//);
    await expect(
      under().provider.openPortal({ customerRef: "nobody", returnUrl: url, locale: "en" }),
    ).rejects.toThrow(Rejected);
  });
}
