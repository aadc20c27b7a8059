import { useText } from "../../lib/text.tsx";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import {
  MAX_RATE_EUROS,
  MAX_TEXT_LENGTH,
  MIN_CODE_RATE_EUROS,
  RATE_STEP_EUROS,
} from "@kalivo/domain/limits.ts";
import { href } from "../../paths.ts";
import { showMoney, showRate } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Select } from "../../ui/layers/select.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type CodeForm, useCodeForm } from "./use-code-form.ts";
import { worstCase } from "./worst-case.ts";

type CreateCodeSheetProps = {
  open: boolean;
  onClose: () => void;
  onCreated: (code: Code) => void;
  /** Opened from a team's page: the team owns the code. */
  teamId?: number;
};

/** Creates a code; shows its worst-case cost first (rule 24). */
export function CreateCodeSheet({ open, onClose, onCreated, teamId }: CreateCodeSheetProps) {
  const text = useText("codes");
  const form = useCodeForm(teamId ?? null, onCreated);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.create}
      dirty={form.changed}
      footer={
        <>
          {form.problem !== null && (
            <Banner kind="error" live>
              {form.problem}
            </Banner>
          )}
          <Button variant="leaf" loading={form.saving} disabled={form.needsPayment} onClick={form.save}>
            {text.create}
          </Button>
        </>
      }
    >
      <CodeFields form={form} fixedOwner={teamId !== undefined} />
    </Sheet>
  );
}

function CodeFields({ form, fixedOwner }: { form: CodeForm; fixedOwner: boolean }) {
  const text = useText("codes");
  const { values, set } = form;
  return (
    <Stack gap={20}>
      {form.needsPayment && <NeedsPayment form={form} />}
      <TextField
        label={text.nickname}
        hint={text.nicknameHelp}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        value={values.label}
        onChange={(event) => set({ label: event.target.value })}
      />
      <NumberStepper
        label={text.rateLabel}
        value={values.rate}
        onChange={(rate) => set({ rate })}
        least={MIN_CODE_RATE_EUROS}
        most={MAX_RATE_EUROS}
        step={RATE_STEP_EUROS}
        unit="€"
        spoken={(value) => text.rateSpoken(showRate(value))}
        note={text.rateZero}
      />
      <Bounds form={form} />
      {!fixedOwner && form.owners.length > 1 && (
        <Select
          label={text.owner}
          options={form.owners}
          value={values.owner}
          onChange={(owner) => set({ owner })}
        />
      )}
      <Cost form={form} />
    </Stack>
  );
}

/** Limit, uses and validity; all optional. */
function Bounds({ form }: { form: CodeForm }) {
  const text = useText("codes");
  const profile = useText("profile");
  const { values, set } = form;
  return (
    <>
      {form.gives && (
        <TextField
          label={text.maxPerUser}
          hint={form.least.limit ?? text.optional}
          unit={profile.dialog.perMonth}
          inputMode="decimal"
          autoComplete="off"
          value={values.limit}
          error={form.errors.limit}
          onBlur={form.settle}
          onChange={(event) => set({ limit: event.target.value })}
        />
      )}
      <TextField
        label={text.maxUsers}
        hint={form.least.uses ?? text.optional}
        inputMode="numeric"
        autoComplete="off"
        value={values.uses}
        error={form.errors.uses}
        onBlur={form.settle}
        onChange={(event) => set({ uses: event.target.value })}
      />
      <TextField
        label={text.validUntil}
        hint={text.optional}
        type="date"
        value={values.validUntil}
        onChange={(event) => set({ validUntil: event.target.value })}
      />
    </>
  );
}

/** Above the fields: why the button is disabled, and the link to the payment page. */
function NeedsPayment({ form }: { form: CodeForm }) {
  const text = useText("codes");
  const page = form.teamId === null ? href("stripe") : href("stripeTeam", { id: form.teamId });
  return (
    <Banner
      kind="warning"
      action={
        <ButtonLink size="medium" href={page} onClick={form.keep}>
          {text.addPayment}
        </ButtonLink>
      }
    >
      {form.teamId === null ? text.needsPayment : text.teamNeedsPayment}
    </Banner>
  );
}

function Cost({ form }: { form: CodeForm }) {
  const text = useText("codes");
  if (!form.gives || form.needsPayment || !form.isValid) return null;
  const worst = worstCase(form.limit, form.uses, form.ceiling);
  return (
    <Banner kind="info">
      {worst === null ? text.worstCaseCeiling(showMoney(form.ceiling)) : text.worstCase(showMoney(worst))}
    </Banner>
  );
}
