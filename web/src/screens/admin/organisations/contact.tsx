import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import { Pencil } from "lucide-react";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSheet, useFormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";
import css from "./organisation-page.module.css";

type Shown = { organisation: AdminOrganisationDetail };
const OPTIONAL = ["contact_mail"] as const;

/** The organisation's address for changes of its bank account: it can best tell whether a change is right. */
export function Contact({ organisation }: Shown) {
  const { proposals: text, edit } = useText("admin");
  const sheet = useFormSheet();
  return (
    <Section title={text.contact}>
      <Card roomy>
        <Stack gap={16}>
          <p className={css.short}>{organisation.contact_mail ?? text.noContact}</p>
          <p className={css.quiet}>{text.contactHelp}</p>
          <div className={css.actions}>
            <Button size="medium" icon={<Pencil size={20} aria-hidden />} onClick={sheet.show}>
              {edit}
            </Button>
          </div>
        </Stack>
      </Card>
      <ContactSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} organisation={organisation} />
    </Section>
  );
}

type ContactSheetProps = Shown & { open: boolean; onClose: () => void };

function ContactSheet({ open, onClose, organisation }: ContactSheetProps) {
  const { proposals: text, saved, edit } = useText("admin");
  const fields = useAdminFields({ contact_mail: organisation.contact_mail ?? "" }, {}, OPTIONAL);
  const path = pathTo(api.readAnyOrganisation, { id: organisation.id });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={text.contact}
      action={edit}
      unchanged={saved}
      done={() => text.contactSaved}
      path={pathTo(api.saveContact, { id: organisation.id })}
      answers={path}
      fields={fields}
    >
      <p>{text.contactHelp}</p>
      <TextField
        label={text.contactMail}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...fields.text("contact_mail")}
      />
    </FormSheet>
  );
}
