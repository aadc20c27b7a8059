import { useState } from "react";
import type { Person } from "@kalivo/contract/shapes/person.ts";
import {
  DEFAULT_LIMIT_EUROS,
  DEFAULT_RATE_EUROS,
  MAX_RATE_EUROS,
  MIN_LIMIT_EUROS,
  MIN_RATE_EUROS,
  RATE_CONTROL_STEP_EUROS,
  RATE_STEP_EUROS,
  UNLIMITED_EUROS,
} from "@kalivo/domain/limits.ts";
import { parseDecimal } from "../../lib/decimal.ts";
import { showMoney, showRate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useMe } from "../me/session.ts";
import { StopSupport } from "./stop-support.tsx";
import { useBack } from "./use-back.ts";

type SupportSheetProps = {
  open: boolean;
  person: Person;
  /** Net kilocalories of a usual month, for "About 6,00 € a month"; left out when unknown. */
  monthlyKcal?: number | undefined;
  onClose: () => void;
  /** After a first pledge of somebody without a payment method. */
  onNeedsPayment: () => void;
  onSaved?: () => void;
};

/** Backs somebody: rate, optional monthly limit; changes or stops it when it runs already (§4). */
export function SupportSheet(props: SupportSheetProps) {
  const { open, person, monthlyKcal, onClose } = props;
  const text = useText();
  const dialog = text.profile.dialog;
  const form = useSupportForm(props);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={dialog.title(person.first_name)}
      dirty={form.changed}
      footer={
        <Button variant="leaf" loading={form.saving} onClick={form.save}>
          {form.label}
        </Button>
      }
    >
      <Stack gap={20}>
        <NumberStepper
          label={dialog.rate}
          value={form.rate}
          onChange={form.setRate}
          least={MIN_RATE_EUROS}
          most={MAX_RATE_EUROS}
          step={RATE_STEP_EUROS}
          buttonStep={RATE_CONTROL_STEP_EUROS}
          unit="€"
          spoken={(value) => dialog.rateSpoken(showRate(value))}
          note={
            monthlyKcal
              ? text.people.aboutAMonth(
                  showMoney(Math.min((monthlyKcal / 100) * form.rate, form.limit ?? UNLIMITED_EUROS)),
                )
              : undefined
          }
        />
        <SwitchRow
          label={text.people.monthlyLimit}
          checked={form.limited}
          onChange={(event) => form.setLimited(event.target.checked)}
        />
        {form.limited && (
          <TextField
            label={dialog.limitField}
            unit={dialog.perMonth}
            inputMode="decimal"
            autoComplete="off"
            value={form.typedLimit}
            onChange={(event) => form.setTypedLimit(event.target.value)}
            onBlur={form.clampLimit}
          />
        )}
        <p>{text.people.mailBeforeCharge}</p>
        {person.pivot !== null && <StopSupport person={person} onStopped={onClose} />}
      </Stack>
    </Sheet>
  );
}

function useSupportForm({ person, onClose, onNeedsPayment, onSaved }: SupportSheetProps) {
  const text = useText();
  const toast = useToast();
  const back = useBack();
  const me = useMe();
  const running = person.pivot;
  const startLimited = running === null || running.monthly_max_in_euros < UNLIMITED_EUROS;
  const startLimit = startLimited && running !== null ? running.monthly_max_in_euros : DEFAULT_LIMIT_EUROS;
  const startRate = running?.rate_in_cents_per_kcal ?? DEFAULT_RATE_EUROS;
  const [rate, setRate] = useState(startRate);
  const [limited, setLimited] = useState(startLimited);
  const [typedLimit, setTypedLimit] = useState(shown(startLimit));
  const limit = limited
    ? Math.max(MIN_LIMIT_EUROS, Math.round((parseDecimal(typedLimit) ?? MIN_LIMIT_EUROS) * 100) / 100)
    : null;
  const needsPayment = me.payment_info?.is_active !== true;
  const save = async () => {
    const answer = await back.mutateAsync({ burnerId: person.id, perCalorie: rate, limit });
    if (!answer.ok) return toast(text.people.supportFailed(answer.status), "error");
    toast(running === null ? text.profile.dialog.started(person.first_name) : text.profile.dialog.changed);
    onClose();
    if (needsPayment) return onNeedsPayment();
    return onSaved?.();
  };
  const label = needsPayment
    ? text.profile.dialog.toPayment
    : running === null
      ? text.people.support(person.first_name)
      : text.profile.dialog.save;
  return {
    rate,
    setRate,
    limited,
    setLimited,
    typedLimit,
    setTypedLimit,
    limit,
    clampLimit: () => setTypedLimit(shown(limit ?? DEFAULT_LIMIT_EUROS)),
    changed:
      !back.isPending &&
      !back.isSuccess &&
      (rate !== startRate || limited !== startLimited || typedLimit !== shown(startLimit)),
    saving: back.isPending,
    save: () => void save(),
    label,
  };
}

const shown = (euros: number) => String(euros).replace(".", ",");
