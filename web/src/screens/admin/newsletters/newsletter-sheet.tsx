import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { Newsletter, NewsletterDetail } from "@kalivo/contract/shapes/admin-mail.ts";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { TextArea, TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type NewsletterSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Null: a new one. */
  newsletter: Newsletter | null;
  onSaved?: (newsletter: NewsletterDetail) => void;
};

/** Subject and text of a draft. */
export function NewsletterSheet({ open, onClose, newsletter, onSaved }: NewsletterSheetProps) {
  const { newsletters: text, saved } = useText("admin");
  const settings = useText("settings");
  const fields = useAdminFields({ subject: newsletter?.subject ?? "", body: newsletter?.body ?? "" }, {});
  const path = newsletter === null ? api.listNewsletters : pathTo(api.readNewsletter, { id: newsletter.id });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={newsletter === null ? text.write : text.editTitle}
      action={newsletter === null ? text.begin : settings.save}
      {...(newsletter !== null && { unchanged: settings.unchanged, answers: path })}
      done={() => (newsletter === null ? text.begun : saved)}
      path={path}
      fields={fields}
      {...(onSaved !== undefined && { onSaved })}
    >
      <TextField label={text.subject} maxLength={MAX_TEXT_LENGTH} {...fields.text("subject")} />
      <TextArea
        label={text.body}
        hint={text.bodyHelp}
        maxLength={MAX_LONG_TEXT_LENGTH}
        {...fields.text("body")}
      />
    </FormSheet>
  );
}
