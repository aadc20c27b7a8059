import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AssociationCosts } from "@kalivo/contract/routes/own/costs.ts";
import { MAX_COST_TEXT } from "@kalivo/domain/organisations/costs.ts";
import { Pencil, Plus } from "lucide-react";
import { showMoney } from "#web/lib/format.ts";
import { useLabelled, useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { AdminAction } from "../admin-action.tsx";
import { FormSheet, useFormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";
import { useAdminRead } from "../use-admin.ts";
import css from "./organisation-page.module.css";

type CostLine = AssociationCosts["lines"][number];

/** What Kalivo costs, as its own page says it (rule 75). */
export function Costs() {
  const { organisations } = useText("admin");
  const named = useLabelled();
  const text = organisations.costs;
  const costs = useAdminRead(api.listCosts);
  const sheet = useFormSheet();
  return (
    <Section title={text.title}>
      <Card roomy>
        <Stack gap={16}>
          <p className={css.quiet}>{text.help}</p>
          <Loaded query={costs} skeleton={<CardSkeleton />}>
            {({ lines, total_in_euros: total }) =>
              lines.length === 0 ? (
                <p>{text.none}</p>
              ) : (
                <>
                  <ul>
                    {lines.map((line) => (
                      <Line key={line.id} line={line} />
                    ))}
                  </ul>
                  <p className={css.short}>{named(text.total, showMoney(total))}</p>
                </>
              )
            }
          </Loaded>
          <div className={css.actions}>
            <Button size="medium" icon={<Plus size={20} aria-hidden />} onClick={sheet.show}>
              {text.add}
            </Button>
          </div>
        </Stack>
      </Card>
      <CostSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} line={null} />
    </Section>
  );
}

function Line({ line }: { line: CostLine }) {
  const { organisations, edit } = useText("admin");
  const text = organisations.costs;
  const sheet = useFormSheet();
  return (
    <li className={css.change}>
      <p className={css.short}>
        {line.what} · {showMoney(line.yearly_in_euros)}
      </p>
      <p className={css.quiet}>
        {text.paidTo} {line.paid_to}
      </p>
      <div className={css.actions}>
        <Button size="medium" icon={<Pencil size={20} aria-hidden />} onClick={sheet.show}>
          {edit}
        </Button>
        <AdminAction
          size="medium"
          variant="ghost"
          label={text.remove}
          path={pathTo(api.removeCost, { id: line.id })}
          answers={api.listCosts}
          ask={{ title: text.removeTitle, help: text.removeAsk(line.what), action: text.remove }}
          done={text.saved}
        />
      </div>
      <CostSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} line={line} />
    </li>
  );
}

const NO_PICTURES = {};

/** `line` null: a new one. */
function CostSheet({ open, onClose, line }: { open: boolean; onClose: () => void; line: CostLine | null }) {
  const { organisations } = useText("admin");
  const settings = useText("settings");
  const text = organisations.costs;
  const typed = useAdminFields(
    {
      what: line?.what ?? "",
      paid_to: line?.paid_to ?? "",
      yearly_in_euros: line === null ? "" : `${line.yearly_in_euros}`,
    },
    NO_PICTURES,
  );
  // A line is saved as a whole.
  const toSend = () =>
    Promise.resolve({
      what: typed.value("what"),
      paid_to: typed.value("paid_to"),
      yearly_in_euros: typed.value("yearly_in_euros"),
    });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={line === null ? text.addTitle : text.editTitle}
      action={line === null ? text.add : settings.save}
      unchanged={line === null ? undefined : settings.unchanged}
      done={() => text.saved}
      path={line === null ? api.addCost : pathTo(api.saveCost, { id: line.id })}
      answers={api.listCosts}
      fields={{ ...typed, toSend }}
    >
      <TextField label={text.what} maxLength={MAX_COST_TEXT} autoComplete="off" {...typed.text("what")} />
      <TextField
        label={text.paidTo}
        maxLength={MAX_COST_TEXT}
        autoComplete="off"
        {...typed.text("paid_to")}
      />
      <TextField
        label={text.yearly}
        hint={text.yearlyHelp}
        inputMode="decimal"
        autoComplete="off"
        {...typed.text("yearly_in_euros")}
      />
    </FormSheet>
  );
}
