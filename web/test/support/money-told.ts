import * as api from "@kalivo/contract/api-paths.ts";
import type { AnswerAt } from "@kalivo/contract/calls.ts";
import { answered, type Answer } from "./answers.ts";
import { FOREST } from "./world.ts";

// A month that was closed, paid and passed on, as each of those it concerns is told of it.

const MONTH = "2026-02";
const SUMS = {
  gross_in_euros: 120,
  fees_in_euros: 3,
  returned_in_euros: 0,
  given_in_euros: 120,
  losses_in_euros: 0,
  returned_twice_in_euros: 0,
  dispute_fees_in_euros: 0,
  net_in_euros: 117,
};
const organisation = { id: FOREST.id, name: FOREST.name };

/** The open books of it. */
export const THE_BOOKS: AnswerAt<"GET", typeof api.readTransparency> = {
  months: [
    {
      month: MONTH,
      from: MONTH,
      until: MONTH,
      ...SUMS,
      carried_in_euros: 1,
      waived_in_euros: 0,
      written_off_in_euros: 0,
    },
  ],
  total: SUMS,
  clearing: { share: 0.97, euros: 200, traced_in_euros: 195.5, since: "2026-03-05" },
  standing: {
    at_provider_in_euros: 0,
    on_its_way_in_euros: 0,
    at_bank_in_euros: 17,
    disputed_in_euros: 0,
    borne_in_euros: 0,
    held_in_euros: 10,
    payable_in_euros: 7,
    kept_in_euros: 0,
    in_transit_in_euros: 0,
  },
  organisations: [
    {
      organisation,
      given_in_euros: 117,
      held_in_euros: 10,
      payable_in_euros: 7,
      kept_in_euros: 0,
      in_transit_in_euros: 0,
      paid_in_euros: 100,
    },
  ],
  payouts: [
    {
      organisation: FOREST.name,
      paid_on: "2026-03-20",
      amount_in_euros: 100,
      end_to_end_id: "KALIVO-1",
      bank_reference: null,
    },
  ],
  seals: [{ month: MONTH, entries: 9, previous: "00", checksum: "af31", sealed_at: "2026-04-01T04:00:00Z" }],
};

export const A_PAID_MONTH: readonly Answer[] = [
  answered("GET", api.readTransparency, THE_BOOKS),
  answered("GET", api.listStatements, [
    {
      id: 51,
      month: MONTH,
      team: null,
      state: "charged",
      total_in_euros: 4.2,
      returned_in_euros: 0,
      charge: {
        state: "succeeded",
        amount_in_euros: 4.2,
        fee_in_euros: 0.3,
        notified_at: "2026-03-01T05:00:00Z",
        due_at: "2026-03-04T05:00:00Z",
        succeeded_at: "2026-03-04T05:01:00Z",
        method_label: "Visa •••• 4242",
        action_url: null,
        next_attempt_at: null,
        outcome_by: null,
      },
    },
  ]),
  answered("GET", api.readRaised, [
    {
      month: MONTH,
      raised_in_euros: 12,
      held_in_euros: 4,
      paid_on: null,
      on_its_way_in_euros: 0,
      waiting_in_euros: 0,
      not_funded_in_euros: 0,
      organisations: [{ ...organisation, amount_in_euros: 12 }],
    },
  ]),
];
