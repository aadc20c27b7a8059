import type { Cause } from "@kalivo/contract/shapes/organisation.ts";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { Causes } from "../../features/organisations/causes.tsx";
import { useMe } from "../../features/me/session.ts";
import { showMoney, showRate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";

/** What starts once there is a method; a payer with many burners finds all of them on Home. */
export function WhatStarts() {
  const text = useText("payment");
  const pledges = useMe().payment_info?.burners_with_pivot ?? [];
  return pledges.slice(0, MOST_WAITING).map(({ id, first_name, last_name, pivot, organisations = NONE }) => {
    const { rate_in_cents_per_kcal: rate, monthly_max_in_euros: limit } = pivot;
    const most = limit < UNLIMITED_EUROS ? showMoney(limit) : null;
    return (
      <div key={id}>
        <p>{text.gives(`${first_name} ${last_name}`, showRate(rate), most)}</p>
        <Causes causes={organisations} />
      </div>
    );
  });
}

const MOST_WAITING = 3;
const NONE: readonly Cause[] = [];
