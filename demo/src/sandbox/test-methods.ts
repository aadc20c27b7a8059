import type { MethodKind } from "@kalivo/server/adapters/payment/port.ts";

export const BEHAVIOURS = [
  "succeeds",
  "confirms_at_setup",
  "always_confirms",
  "declines",
  "declines_at_setup",
  "no_funds",
  "expired",
  "lost",
  "disputed",
  "settles",
  "fails_to_settle",
  "settles_then_disputed",
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export type TestMethod = {
  kind: MethodKind;
  brand: string;
  number: string;
  behaviour: Behaviour;
  says: string;
};

const card = (number: string, behaviour: Behaviour, says: string): TestMethod => ({
  kind: "card",
  brand: "Visa",
  number,
  behaviour,
  says,
});
const iban = (number: string, behaviour: Behaviour, says: string): TestMethod => ({
  kind: "sepa_debit",
  brand: "IBAN",
  number,
  behaviour,
  says,
});

/** The only numbers there are; their meanings are those of https://docs.stripe.com/testing. */
export const TEST_METHODS: readonly TestMethod[] = [
  card("4242 4242 4242 4242", "succeeds", "Always works"),
  card("4000 0025 0000 3155", "confirms_at_setup", "The bank asks you to confirm once, now"),
  card("4000 0027 6000 3184", "always_confirms", "The bank wants you to confirm every payment"),
  card("4000 0000 0000 0341", "declines", "Can be saved, then every payment is refused"),
  card("4000 0000 0000 9995", "no_funds", "Can be saved, then there is never enough money"),
  card("4000 0000 0000 0002", "declines_at_setup", "Refused at once"),
  card("4000 0000 0000 0069", "expired", "Can be saved, then it has expired"),
  card("4000 0000 0000 9987", "lost", "Can be saved, then it is lost: never tried again"),
  card("4000 0000 0000 0259", "disputed", "Works, then is disputed a day later"),
  iban("DE89 3704 0044 0532 0130 00", "settles", "Works after five days"),
  iban("DE62 3704 0044 0532 0130 01", "fails_to_settle", "Fails after five days"),
  iban("DE35 3704 0044 0532 0130 02", "settles_then_disputed", "Works after five days, then is disputed"),
];

/** The test method a person typed, whatever the spaces; null for every other number, which must not be kept. */
export function findTestMethod(kind: MethodKind, typed: string): TestMethod | null {
  const wanted = compact(typed);
  return TEST_METHODS.find((method) => method.kind === kind && compact(method.number) === wanted) ?? null;
}

/** How a method is remembered: never by its number, also not that of a test. */
export const last4 = ({ number }: TestMethod) => compact(number).slice(-4);
export const shortName = (method: TestMethod) => `${method.kind}:${last4(method)}`;
export const byShortName = (name: string) =>
  TEST_METHODS.find((method) => shortName(method) === name) ?? null;

export const isBehaviour = (text: string): text is Behaviour =>
  BEHAVIOURS.some((behaviour) => behaviour === text);

const compact = (number: string) => number.replaceAll(/[\s-]/g, "").toUpperCase();
