import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import type { AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import type { ReactNode } from "react";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FilePicker } from "#web/ui/file-picker.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import css from "./organisation-page.module.css";
import { OrganisationWords, ThemeBoxes } from "./organisation-words.tsx";
import { type OrganisationFields, useOrganisationFields } from "./use-organisation-fields.ts";

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
  const fields = useOrganisationFields(organisation);
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
      {organisation === null && (
        <div>
          <Checkbox
            label={text.association}
            checked={fields.value("is_association") !== ""}
            onChange={({ target }) => fields.set("is_association", target.checked ? "true" : "")}
          />
          <p className={css.quiet}>{text.associationHelp}</p>
        </div>
      )}
      <ThemeBoxes fields={fields} />
      <OrganisationWords fields={fields} />
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
      <PictureField label={text.resultPicture} help={text.resultPictureHelp}>
        <ResultPicture fields={fields} url={organisation?.result_picture?.url} />
      </PictureField>
    </FormSheet>
  );
}

/** The one picture of an organisation that may be taken away. */
function ResultPicture({ fields, url }: { fields: OrganisationFields; url: string | undefined }) {
  const text = useText("admin").organisations;
  const { file, error, onPick } = fields.picture("result_picture");
  const removed = fields.value("remove_result_picture") !== "";
  const mark = (removing: boolean) => fields.set("remove_result_picture", removing ? "true" : "");
  const pick = (picked: File | null) => {
    onPick(picked);
    mark(false);
  };
  return (
    <FilePicker
      label={text.resultPicture}
      shape="banner"
      url={removed ? null : url}
      file={file}
      error={error}
      onPick={pick}
      onRemove={() => {
        onPick(null);
        mark(file === null);
      }}
    />
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
