import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPerson } from "@kalivo/contract/shapes/admin.ts";
import { WhyIMove } from "#web/features/people/why-i-move.tsx";
import { useText } from "#web/lib/text.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type RemoveWhySheetProps = { open: boolean; onClose: () => void; person: AdminPerson };

const START = { reason: "" };
const MAX_REASON_LENGTH = 500;

/** Rule 61: what a person says of why they move is removed for a reason. */
export function RemoveWhySheet({ open, onClose, person }: RemoveWhySheetProps) {
  const text = useText("admin").people;
  const fields = useAdminFields(START, {});
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={text.removeWhy}
      action={text.removeWhy}
      done={() => text.whyRemoved}
      path={pathTo(api.removeWhyIMove, { id: person.id })}
      answers={pathTo(api.readAnyPerson, { id: person.id })}
      fields={fields}
    >
      {person.why_i_move !== null && <WhyIMove text={person.why_i_move} />}
      <p>{text.removeWhyHelp}</p>
      <TextField
        label={text.reason}
        autoComplete="off"
        maxLength={MAX_REASON_LENGTH}
        {...fields.text("reason")}
      />
    </FormSheet>
  );
}
