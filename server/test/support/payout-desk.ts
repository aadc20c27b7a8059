import type { AddressWith } from "@kalivo/contract/calls.ts";
import { callsAs, callsOf } from "./calls-of.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { centsFromEuros } from "@kalivo/domain/money/cents.ts";
import { beforeAll } from "vitest";
import { checkBooks } from "../../src/features/billing/ledger/check.ts";
import { anAdmin } from "./admins.ts";
import type { Booked, Statement } from "./bank-files.ts";
import { giveAccount, owedOrganisations, RELEASED_AT } from "./owed-organisations.ts";
import type { PayerAt } from "./paid-charge.ts";
import type { Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

type Line = AdminPayoutRunDetail["payouts"][number];
const DAY_MS = 86_400_000;
const centsOf = (euros: number) => centsFromEuros(euros) ?? 0n;

/** Two admins, and three organisations that are owed money and have accounts, with the admins' actions. */
export function usePayoutDesk(kalivo: TestProduct, payerAt?: PayerAt) {
  const services = () => kalivo.product.services;
  let admins: readonly [Somebody, Somebody] | undefined;
  beforeAll(async () => {
    admins = [await anAdmin(kalivo, "Ines"), await anAdmin(kalivo, "Omar")];
    const [ines, omar] = admins;
    for (const id of await owedOrganisations(services(), payerAt))
      await giveAccount(services().db, id, [ines.id, omar.id]);
    await kalivo.moveTo(RELEASED_AT.toISOString());
  });
  const both = () => {
    if (admins === undefined) throw new Error("the admins come before the first test");
    return admins;
  };
  const ines = () => both()[0];
  const omar = () => both()[1];

  const { post, get, fileOf, upload } = deskCalls(kalivo, ines);
  const today = () => services().clock.now().toISOString().slice(0, 10);
  const left = leavingOn(today);
  return {
    ines,
    omar,
    post,
    get,
    fileOf,
    today,
    centsOf,
    /** An approved run of everything payable, not yet at the bank. */
    approvedRun: async () => {
      const prepared = (await post(ines(), api.preparePayouts)).body;
      return (await post(omar(), pathTo(api.approvePayouts, { id: prepared.id }))).body;
    },
    wait: (days: number) =>
      kalivo.moveTo(new Date(services().clock.now().getTime() + days * DAY_MS).toISOString()),
    differences: async () => (await checkBooks(services().db)).flatMap((check) => check.differences),
    obstacleOf: async (id: number) =>
      (await get(api.listOwed)).body.find(({ organisation }) => organisation.id === id)?.obstacle,
    look: (text: string) => upload(ines(), api.previewBankStatement, text),
    book: (who: Somebody, text: string, seen: string) => upload(who, api.bookBankStatement, text, { seen }),
    /** The bank's bookings of an outgoing and of a returned payout. */
    left,
    back: (payout: Line): Booked => ({
      ...left(payout),
      cents: centsOf(payout.amount_in_euros),
      reference: `BACK-${payout.id}`,
      code: "AC04",
    }),
    statement: (booked: readonly Booked[], more: Partial<Statement> = {}): Statement => ({
      account: services().config.associationIban ?? "",
      reference: `S-${today()}`,
      closesOn: today(),
      opening: 1_000_000n,
      booked,
      ...more,
    }),
  };
}

/** The admins' API calls. */
function deskCalls(kalivo: TestProduct, ines: () => Somebody) {
  const { post } = callsOf(kalivo);
  const { get } = callsAs(kalivo, ines);
  const fileOf = (id: number) => get(pathTo(api.payoutFile, { id }));
  const upload = <Address extends AddressWith<"POST">>(
    who: Somebody,
    path: Address,
    text: string,
    data: Record<string, unknown> = {},
  ) =>
    kalivo.call("POST", path, {
      token: who.token,
      form: true,
      data: { ...data, file: new File([text], "statement.xml") },
    });
  return { post, get, fileOf, upload };
}

/** The bank's booking of a payout that leaves today. */
const leavingOn =
  (today: () => string) =>
  ({ amount_in_euros, end_to_end_id, iban }: Line): Booked => ({
    cents: -centsOf(amount_in_euros),
    day: today(),
    reference: `OUT-${end_to_end_id.slice(-4)}`,
    endToEndId: end_to_end_id,
    iban: iban.replaceAll(" ", ""),
  });
