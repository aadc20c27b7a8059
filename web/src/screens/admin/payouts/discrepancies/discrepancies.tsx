import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminBankDiscrepancy } from "@kalivo/contract/shapes/bank-statement.ts";
import { MAX_OUTCOME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { showDate, showMoney, showWhole } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import { adminHref } from "../../admin-place.ts";
import { FormSheet, useFormSheet } from "../../form-sheet.tsx";
import { useAdminFields } from "../../use-admin-fields.ts";
import { useAdminRead } from "../../use-admin.ts";
import css from "../payouts.module.css";

/** The open ones: all, or those of a run. */
export function useDiscrepancies(runId?: number): readonly AdminBankDiscrepancy[] {
  const { data = [] } = useAdminRead(api.listBankDiscrepancies);
  return runId === undefined ? data : data.filter(({ run_id }) => run_id === runId);
}

type DiscrepanciesProps = {
  of: readonly AdminBankDiscrepancy[];
  /** Each links to the page of its run. */
  linked?: boolean;
};

/** What statements of the bank show and the books do not, until an admin wrote down what became of it. */
export function Discrepancies({ of, linked = false }: DiscrepanciesProps) {
  const text = useText("admin").payouts.discrepancies;
  const open = of.filter(({ ended }) => ended === null);
  const ended = of.filter((one) => one.ended !== null);
  return (
    <>
      {open.length > 0 && (
        <Section title={text.title}>
          <Card roomy>
            <Stack gap={16}>
              <p>{text.help}</p>
              <List of={open} linked={linked} />
            </Stack>
          </Card>
        </Section>
      )}
      {ended.length > 0 && (
        <Disclosure title={text.titleEnded} value={showWhole(ended.length)}>
          {() => <List of={ended} linked={linked} />}
        </Disclosure>
      )}
    </>
  );
}

const List = ({ of, linked }: Required<DiscrepanciesProps>) => (
  <ul>
    {of.map((one) => (
      <Discrepancy key={one.id} of={one} linked={linked} />
    ))}
  </ul>
);

const isPlace = (reference: string) => reference.startsWith("#");

function Discrepancy({ of, linked }: { of: AdminBankDiscrepancy; linked: boolean }) {
  const { payouts, unknownPerson } = useText("admin");
  const text = payouts.discrepancies;
  const sheet = useFormSheet();
  const day = showDate(of.day);
  const entry = isPlace(of.reference) ? day : text.entry(day, of.reference);
  return (
    <li className={css.payout}>
      <p className={css.head}>
        <span className={css.name}>{of.organisation?.name ?? entry}</span>
        <span className={css.sum}>{showMoney(of.amount_in_euros)}</span>
      </p>
      <p>{of.why}</p>
      {of.organisation !== null && <p className={css.quiet}>{entry}</p>}
      <p className={css.quiet}>{text.readBy(of.seen_by?.name ?? unknownPerson, showDate(of.seen_at))}</p>
      {of.ended !== null && (
        <p>{text.endedBy(of.ended.by?.name ?? unknownPerson, showDate(of.ended.at), of.ended.outcome)}</p>
      )}
      <div className={css.decide}>
        {of.ended === null && (
          <Button
            size="medium"
            variant="ghost"
            about={`${day} ${showMoney(of.amount_in_euros)}`}
            onClick={sheet.show}
          >
            {text.end}
          </Button>
        )}
        {linked && of.run_id !== null && (
          <ButtonLink size="medium" variant="ghost" href={adminHref("payouts", { id: of.run_id })}>
            {text.openRun}
          </ButtonLink>
        )}
      </div>
      <EndSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} of={of} />
    </li>
  );
}

function EndSheet({ of, open, onClose }: { of: AdminBankDiscrepancy; open: boolean; onClose: () => void }) {
  const text = useText("admin").payouts.discrepancies;
  const fields = useAdminFields({ outcome: "" }, {});
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={text.endTitle}
      action={text.end}
      done={() => text.ended}
      path={pathTo(api.endBankDiscrepancy, { id: of.id })}
      answers={api.listBankDiscrepancies}
      fields={fields}
    >
      <p>{of.why}</p>
      <TextArea
        label={text.outcome}
        hint={text.outcomeHelp}
        maxLength={MAX_OUTCOME_LENGTH}
        {...fields.text("outcome")}
      />
    </FormSheet>
  );
}
