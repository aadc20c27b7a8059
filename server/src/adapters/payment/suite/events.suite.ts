import { expect, test } from "vitest";
import { Rejected, BadSignature, type MethodKind } from "../port.ts";
import { type Acts } from "./acts.suite.ts";

export function eventsTests({ under, submit }: Acts) {
  test("what is unknown is refused, not guessed", async () => {
    for (const ask of [
      () => under().provider.getPayment("nothing"),
      () => under().provider.getRefund("nothing"),
      () => under().provider.getDispute("nothing"),
      () => under().provider.getMethodSetup("nothing"),
      () => submit("nothing", "nothing"),
    ]) {
      await expect(ask()).rejects.toThrow(Rejected);
    }
  });

  test("an event is read from its bytes as sent", () => {
    const { body, headers } = under().signedEvent(under().now());
    const event = under().provider.parseEvent(Buffer.from(body), headers);
    expect(event.livemode).toBe(under().provider.limits.livemode);
    expect(event.kind).toBe("payment.changed");
  });

  test("an altered body, a missing or altered signature and an old one are refused", () => {
    const { body, headers } = under().signedEvent(under().now());
    const [name = "", signature = ""] =
      Object.entries(headers).find(([header]) => header.endsWith("signature")) ?? [];
    const read = (bytes: string, sent: Record<string, string>) => () =>
      under().provider.parseEvent(Buffer.from(bytes), sent);
    expect(read(body.replace("payment", "refund_"), headers)).toThrow(BadSignature);
    expect(read(`${body} `, headers)).toThrow(BadSignature);
    expect(read(body, {})).toThrow(BadSignature);
    expect(
      read(body, {
        ...headers,
        [name]: signature.replace(/v1=./, (start) => (start.endsWith("0") ? "v1=1" : "v1=0")),
      }),
    ).toThrow(BadSignature);
    for (const seconds of [-301, 301]) {
      const old = under().signedEvent(new Date(under().now().getTime() + seconds * 1000));
      expect(read(old.body, old.headers)).toThrow(BadSignature);
    }
  });

  test("it says what it can", () => {
    const kinds: readonly MethodKind[] = under().provider.limits.methods;
    expect(kinds).toContain("card");
    expect(under().provider.limits.minCharge).toBe(50n);
  });
}
