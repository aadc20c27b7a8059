import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPerson } from "@kalivo/contract/shapes/admin.ts";
import { WhyIMove } from "#web/features/people/why-i-move.tsx";
import { useText } from "#web/lib/text.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type RemoveAnswerSheetProps = {
  open: boolean;
  onClose: () => void;
  person: AdminPerson;
  answer: AdminPerson["answers"][number];
};

const START = { reason: "" };
const MAX_REASON_LENGTH = 500;

/** Rule 69: what a person wrote to their donors of a month is removed for a reason. */
export function RemoveAnswerSheet({ open, onClose, person, answer }: RemoveAnswerSheetProps) {
  const text = useText("admin").people;
  const fields = useAdminFields(START, {});
  const title = text.removeAnswer(answer.month);
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={title}
      action={title}
      done={() => text.whyRemoved}
      path={pathTo(api.removeAnswer, { id: person.id, month: answer.month })}
      answers={pathTo(api.readAnyPerson, { id: person.id })}
      fields={fields}
    >
      <WhyIMove text={answer.words} />
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
