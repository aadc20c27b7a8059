import type { ComponentProps } from "react";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useCommonPassword } from "./use-common-password.ts";

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "kind"> & {
  /** The password typed so far: a common one shows a warning and is not refused. */
  typed: string;
};

export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const fields = useText("fields");
  const registration = useText("registration");
  const common = useCommonPassword(typed);
  return (
    <>
      <PasswordField kind="new" hint={fields.passwordHint} required {...field} />
      {common && (
        <Banner kind="warning" live>
          {registration.passwordCommon}
        </Banner>
      )}
    </>
  );
}
