import { FieldPair } from "../../ui/field.tsx";
import { NewPasswordField } from "../../features/account/new-password-field.tsx";
import { useWatch } from "react-hook-form";
import type { RegisterForm } from "./use-register-form.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useText } from "../../lib/text.tsx";

export function AccountFields({ form, errors }: Pick<RegisterForm, "form" | "errors">) {
  const fields = useText("fields");
  return (
    <>
      <FieldPair>
        <TextField
          label={fields.first_name}
          autoComplete="given-name"
          required
          error={errors.first_name}
          {...form.register("first_name")}
        />
        <TextField
          label={fields.last_name}
          autoComplete="family-name"
          required
          error={errors.last_name}
          {...form.register("last_name")}
        />
      </FieldPair>
      <TextField
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        required
        error={errors.email}
        {...form.register("email")}
      />
      <NewPasswordField
        label={fields.password}
        typed={useWatch({ control: form.control, name: "password" })}
        error={errors.password}
        {...form.register("password")}
      />
    </>
  );
}
