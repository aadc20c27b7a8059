import { EmailField } from "./email-field.tsx";
import { FieldPair } from "../../ui/field.tsx";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import type { SettingsForm } from "./use-settings-form.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useText } from "../../lib/text.tsx";

/** Name, email and phone; the email has a form of its own. */
export function ContactFields({ form, errors }: Pick<SettingsForm, "form" | "errors">) {
  const text = useText("fields");
  return (
    <>
      <FieldPair>
        <TextField
          label={text.first_name}
          autoComplete="given-name"
          required
          maxLength={MAX_TEXT_LENGTH}
          error={errors.first_name}
          {...form.register("first_name")}
        />
        <TextField
          label={text.last_name}
          autoComplete="family-name"
          required
          maxLength={MAX_TEXT_LENGTH}
          error={errors.last_name}
          {...form.register("last_name")}
        />
      </FieldPair>
      <EmailField />
      <TextField
        label={text.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_TEXT_LENGTH}
        error={errors.phone}
        {...form.register("phone")}
      />
    </>
  );
}
