import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import { useState } from "react";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type IbanSheetProps = { open: boolean; onClose: () => void; organisation: AdminOrganisationDetail };

const MAX_IBAN_LENGTH = 60; // with the spaces people type
const MAX_HOLDER_LENGTH = 70; // the limit of bank transfers

const MAX_COMMUNICATION_LENGTH = 40; // including separators
const OPTIONAL = ["communication"] as const;

/** The first of two steps to change the account for payouts. */
export function IbanSheet({ open, onClose, organisation: { id, name } }: IbanSheetProps) {
  const text = useText("admin").organisations;
  const typed = useAdminFields({ iban: "", account_holder: "", communication: "" }, {}, OPTIONAL);
  const [shared, setShared] = useState(false);
  const fields = {
    ...typed,
    toSend: async () => ({ ...(await typed.toSend()), ...(shared && { shared }) }),
  };
  const path = pathTo(api.readAnyOrganisation, { id });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={text.proposeTitle}
      action={text.propose}
      done={() => text.proposed}
      path={pathTo(api.proposeIban, { id })}
      answers={path}
      fields={fields}
    >
      <p>{text.proposeHelp}</p>
      <TextField
        label={text.iban}
        placeholder="BE00 0000 0000 0000"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_IBAN_LENGTH}
        {...fields.text("iban")}
      />
      <TextField
        label={text.holder}
        hint={text.holderHelp}
        placeholder={name}
        autoComplete="off"
        maxLength={MAX_HOLDER_LENGTH}
        {...fields.text("account_holder")}
      />
      <TextField
        label={text.communication}
        hint={text.communicationHelp}
        autoComplete="off"
        inputMode="numeric"
        maxLength={MAX_COMMUNICATION_LENGTH}
        {...fields.text("communication")}
      />
      <Checkbox label={text.shared} checked={shared} onChange={({ target }) => setShared(target.checked)} />
    </FormSheet>
  );
}
