import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import type { AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import type { ReactNode } from "react";
import { FilePicker } from "#web/ui/file-picker.tsx";
import { TextArea, TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";
import css from "./organisation-page.module.css";

type OrganisationSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Null: a new one. */
  organisation: AdminOrganisationDetail | null;
  onSaved?: (organisation: AdminOrganisationDetail) => void;
};

/** The form of an organisation's name, texts and pictures. */
export function OrganisationSheet({ open, onClose, organisation, onSaved }: OrganisationSheetProps) {
  const { organisations: text, saved } = useText("admin");
  const settings = useText("settings");
  const fields = useAdminFields(
    {
      name: organisation?.name ?? "",
      short_description: organisation?.short_description ?? "",
      long_description: organisation?.long_description ?? "",
    },
    { logo: null, banner: null },
  );
  const path =
    organisation === null
      ? api.listAllOrganisations
      : pathTo(api.readAnyOrganisation, { id: organisation.id });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={organisation === null ? text.add : text.editTitle}
      action={organisation === null ? text.addAction : settings.save}
      {...(organisation !== null && { unchanged: settings.unchanged, answers: path })}
      done={({ name }) => (organisation === null ? text.added(name) : saved)}
      path={path}
      fields={fields}
      {...(onSaved !== undefined && { onSaved })}
    >
      <TextField label={text.name} maxLength={MAX_TEXT_LENGTH} autoComplete="off" {...fields.text("name")} />
      <TextField
        label={text.short}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        {...fields.text("short_description")}
      />
      <TextArea label={text.long} maxLength={MAX_LONG_TEXT_LENGTH} {...fields.text("long_description")} />
      <PictureField label={text.logo} help={text.logoHelp}>
        <FilePicker
          label={text.logo}
          shape="avatar"
          url={organisation?.logo?.url}
          {...fields.picture("logo")}
        />
      </PictureField>
      <PictureField label={text.banner} help={text.bannerHelp}>
        <FilePicker
          label={text.banner}
          shape="banner"
          url={organisation?.banner?.url}
          {...fields.picture("banner")}
        />
      </PictureField>
    </FormSheet>
  );
}

type PictureFieldProps = { label: string; help: string; children: ReactNode };

/** Two pickers are in one column, so each has a visible label. The picker itself is named for screen readers. */
function PictureField({ label, help, children }: PictureFieldProps) {
  return (
    <div className={css.picture}>
      <p className={css.pictureLabel} aria-hidden="true">
        {label}
      </p>
      <p className={css.quiet}>{help}</p>
      {children}
    </div>
  );
}
