import * as api from "@kalivo/contract/api-paths.ts";
import { type AdminImprint, IMPRINT_FIELDS } from "@kalivo/contract/routes/own/admin/imprint.ts";
import { MAX_ADDRESS_LENGTH } from "@kalivo/domain/organisations/address.ts";
import { listed } from "@kalivo/words/listed.ts";
import { ExternalLink, Pencil } from "lucide-react";
import { legalUrl } from "#web/features/legal/legal-url.ts";
import { useLanguage, useText } from "#web/lib/text.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { AdminPage } from "../admin-page.tsx";
import { Facts } from "../facts.tsx";
import { FormSheet, useFormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";
import { useAdminRead } from "../use-admin.ts";
import css from "./imprint-page.module.css";

/** What the public imprint says of the association; what the server's settings say is shown and not changed here. */
export function ImprintPage() {
  const { parts } = useText("admin");
  const imprint = useAdminRead(api.readImprint);
  return (
    <AdminPage part="imprint" title={parts.imprint}>
      <Loaded query={imprint} skeleton={<CardSkeleton />}>
        {(shown) => <Imprint imprint={shown} />}
      </Loaded>
    </AdminPage>
  );
}

type Shown = { imprint: AdminImprint };

function Imprint({ imprint }: Shown) {
  const { imprint: text, edit, parts } = useText("admin");
  const { language } = useLanguage();
  const sheet = useFormSheet();
  const { name, mail, address, enterprise_number: number, fixed } = imprint;
  const labels = { address: text.address, enterprise_number: text.number };
  const isFixed = fixed.length === Object.keys(labels).length;
  return (
    <Section title={parts.imprint}>
      <Card roomy>
        <Stack gap={16}>
          <p className={css.help}>{text.help}</p>
          <Facts
            facts={[
              { label: text.name, value: name },
              { label: text.mail, value: mail },
              { label: text.address, value: address ?? text.missing },
              { label: text.number, value: number ?? text.missing },
            ]}
          />
          {fixed.length > 0 && (
            <p className={css.help}>
              {text.fixed(
                listed(
                  fixed.map((field) => labels[field]),
                  language,
                ),
              )}
            </p>
          )}
          <div className={css.actions}>
            {!isFixed && (
              <Button size="medium" icon={<Pencil size={20} aria-hidden />} onClick={sheet.show}>
                {edit}
              </Button>
            )}
            <ButtonLink
              size="medium"
              variant="ghost"
              icon={<ExternalLink size={20} aria-hidden />}
              href={legalUrl("imprint")}
              external
            >
              {text.page}
            </ButtonLink>
          </div>
        </Stack>
      </Card>
      <ImprintSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} imprint={imprint} />
    </Section>
  );
}

type ImprintSheetProps = Shown & { open: boolean; onClose: () => void };

const NO_PICTURES = {};

/** One of the two may be given before the other; what was given is changed, not taken away. */
function ImprintSheet({ open, onClose, imprint }: ImprintSheetProps) {
  const { imprint: text, parts } = useText("admin");
  const { save, unchanged } = useText("settings");
  const { address, enterprise_number: number, fixed } = imprint;
  const fields = useAdminFields(
    { address: address ?? "", enterprise_number: number ?? "" },
    NO_PICTURES,
    IMPRINT_FIELDS.filter((field) => imprint[field] === null),
  );
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={parts.imprint}
      action={save}
      unchanged={unchanged}
      done={() => text.saved}
      path={api.saveImprint}
      answers={api.readImprint}
      fields={fields}
    >
      {!fixed.includes("address") && (
        <TextField
          label={text.address}
          hint={text.addressHelp}
          maxLength={MAX_ADDRESS_LENGTH}
          autoComplete="off"
          {...fields.text("address")}
        />
      )}
      {!fixed.includes("enterprise_number") && (
        <TextField
          label={text.number}
          hint={text.numberHelp}
          autoComplete="off"
          {...fields.text("enterprise_number")}
        />
      )}
    </FormSheet>
  );
}
