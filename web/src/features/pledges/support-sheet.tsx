import { Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { useText } from "../../lib/text.tsx";
import type { Person } from "@kalivo/contract/shapes/person.ts";
import {
  MAX_RATE_EUROS,
  MIN_LIMIT_EUROS,
  MIN_RATE_EUROS,
  RATE_CONTROL_STEP_EUROS,
  RATE_STEP_EUROS,
  UNLIMITED_EUROS,
} from "@kalivo/domain/limits.ts";
import { showMoney, showRate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Select } from "../../ui/layers/select.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { Causes } from "../organisations/causes.tsx";
import { PaidTo } from "../payment/paid-to.tsx";
import { WhyIMove } from "../people/why-i-move.tsx";
import { StopSupport } from "./stop-support.tsx";
import { useGiver } from "./use-giver.ts";
import { useSupportForm } from "./use-support-form.ts";

const WhenField = lazyPart(async () => (await import("../days/when-field.tsx")).WhenField);

/** One cent. */
const LIMIT_STEP_EUROS = 0.01;

export type SupportSheetProps = {
  open: boolean;
  person: Person;
  /** The secret of the invite link followed. */
  inviteKey?: string | null;
  /** Net kilocalories of a usual month, for "About 6,00 € a month"; undefined when unknown. */
  monthlyKcal?: number | undefined;
  /** The paying team, when fixed by the page. */
  teamId?: number;
  onClose: () => void;
  /** Called after a payer's first pledge (a team, or null for oneself) when there is no payment method. */
  onNeedsPayment: (teamId: number | null) => void;
  onSaved?: () => void;
};

const NONE: NonNullable<Person["organisations"]> = [];

/** Creates a pledge: rate, optional monthly limit; changes or stops a running one (specification §4.6). */
export function SupportSheet(props: SupportSheetProps) {
  const { open, person, teamId } = props;
  const profile = useText("profile");
  const teams = useText("teams");
  const people = useText("people");
  const { giver, options, chosen, choose } = useGiver(person, teamId);
  const form = useSupportForm(props, giver);
  return (
    <Sheet
      open={open}
      onClose={form.close}
      title={profile.dialog.title(person.first_name)}
      dirty={form.changed}
      footer={
        <>
          <PaidTo />
          <Button variant="leaf" loading={form.saving} onClick={form.save}>
            {form.label}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        {options.length > 1 && (
          <Select label={teams.giveAs} options={options} value={chosen} onChange={choose} />
        )}
        {person.why_i_move !== null && <WhyIMove text={person.why_i_move} />}
        <Causes causes={person.organisations ?? NONE} />
        <Amounts form={form} monthlyKcal={props.monthlyKcal} />
        {giver.running !== null && (
          <Suspense fallback={null}>
            <WhenField next={giver.running.next} when={form.when} onChange={form.setWhen} />
          </Suspense>
        )}
        <p>{people.mailBeforeCharge}</p>
        {giver.running !== null && (
          <StopSupport person={person} teamId={giver.teamId} onStopped={form.close} />
        )}
      </Stack>
    </Sheet>
  );
}

type AmountsProps = {
  form: ReturnType<typeof useSupportForm>;
  monthlyKcal: SupportSheetProps["monthlyKcal"];
};

/** Rate with its monthly estimate, limit, and which workouts count. */
function Amounts({ form, monthlyKcal }: AmountsProps) {
  const profile = useText("profile");
  const people = useText("people");
  const dialog = profile.dialog;
  const pledge = useText("pledges");
  const { values, set, limit } = form;
  // The synced share of a usual month is unknown.
  const usual = values.syncedOnly ? undefined : monthlyKcal;
  const aMonth = (kcal: number, rate: number) => Math.min((kcal / 100) * rate, limit ?? UNLIMITED_EUROS);
  return (
    <>
      <NumberStepper
        label={dialog.rate}
        value={values.rate}
        onChange={(rate) => set({ rate })}
        least={MIN_RATE_EUROS}
        most={MAX_RATE_EUROS}
        step={RATE_STEP_EUROS}
        buttonStep={RATE_CONTROL_STEP_EUROS}
        unit="€"
        spoken={(value) => dialog.rateSpoken(showRate(value))}
        note={
          usual && values.rate !== null
            ? people.aboutAMonth(showMoney(aMonth(usual, values.rate)))
            : undefined
        }
      />
      <SwitchRow
        label={people.monthlyLimit}
        checked={values.limited}
        onChange={(event) => set({ limited: event.target.checked })}
      />
      {values.limited && (
        <NumberField
          label={dialog.limitField}
          unit={dialog.perMonth}
          value={values.limit}
          onChange={(euros) => set({ limit: euros })}
          least={MIN_LIMIT_EUROS}
          step={LIMIT_STEP_EUROS}
        />
      )}
      <SwitchRow
        label={pledge.syncedOnly}
        hint={pledge.syncedOnlyHelp}
        checked={values.syncedOnly}
        onChange={(event) => set({ syncedOnly: event.target.checked })}
      />
    </>
  );
}
