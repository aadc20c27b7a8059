import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPerson } from "@kalivo/contract/shapes/admin.ts";
import { useText } from "#web/lib/text.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type BirthdaySheetProps = { open: boolean; onClose: () => void; person: AdminPerson };

const OPTIONAL = ["birthday"] as const;
const MAX_REASON_LENGTH = 500;

/** Rule 36: a known minor's birthday is locked, so an admin corrects it and gives a reason. */
export function BirthdaySheet({ open, onClose, person }: BirthdaySheetProps) {
  const text = useText("admin").people;
  const start = { birthday: person.birthday ?? "", reason: "" };
  const fields = useAdminFields(start, {}, OPTIONAL);
  const path = pathTo(api.readAnyPerson, { id: person.id });
  const whole = { ...fields, toSend: async () => ({ birthday: start.birthday, ...(await fields.toSend()) }) };
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={text.correctBirthday}
      action={text.correctBirthday}
      done={() => text.birthdayCorrected}
      path={pathTo(api.correctBirthday, { id: person.id })}
      answers={path}
      fields={whole}
    >
      <p>{text.correctBirthdayHelp}</p>
      <TextField label={text.birthday} hint={text.birthdayEmpty} type="date" {...fields.text("birthday")} />
      <TextField
        label={text.reason}
        autoComplete="off"
        maxLength={MAX_REASON_LENGTH}
        {...fields.text("reason")}
      />
    </FormSheet>
  );
}
