import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import css from "./sign-in-form.module.css";
import { emailError } from "../account/email-error.ts";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { href } from "../../paths.ts";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { signIn } from "@kalivo/contract/routes/sign-in.ts";
import type { MouseEvent } from "react";
import { TextField } from "../../ui/text-field.tsx";
import { useForm } from "react-hook-form";
import { useSignIn } from "./use-sign-in.ts";
import { useOnline } from "../../lib/online.ts";
import { useText } from "../../lib/text.tsx";
import { zodResolver } from "@hookform/resolvers/zod";

type SignInFormProps = {
  reason: boolean;
  /** Prefilled email. */
  email: string;
  /** Replaces the link to the forgotten-password page. */
  onForgot?: () => void;
};

/** Errors go under their fields; the email keeps its value. */
export function SignInForm({ reason, email, onForgot }: SignInFormProps) {
  const account = useText("account");
  const fields = useText("fields");
  const form = useForm({
    shouldFocusError: false, // ui/form/refusals.ts focuses the field once its error is rendered
    resolver: zodResolver(signIn.body),
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { problem, submit } = useSignIn();
  const emailProblem = emailError(errors.email, fields) ?? problem?.email;
  const passwordError = errors.password === undefined ? problem?.password : fields.passwordShort;
  return (
    <form
      data-signs-in=""
      className={css.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {reason && problem === null && <Banner kind="info">{account.signInFirst}</Banner>}
      <OfflineNotice />
      <FormSummary errors={errors} />
      {problem?.banner !== undefined && (
        <Banner kind="error" live>
          {problem.banner}
        </Banner>
      )}
      <TextField
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        enterKeyHint="next"
        required
        data-autofocus={email === "" ? "" : undefined}
        error={emailProblem}
        {...form.register("email")}
      />
      <PasswordField
        kind="current"
        label={fields.password}
        enterKeyHint="go"
        required
        data-autofocus={email === "" ? undefined : ""}
        error={passwordError}
        {...form.register("password")}
      />
      <a className={css.forgot} href={href("forgot")} onClick={onForgot && inPlaceOf(onForgot)}>
        {account.forgotLink}
      </a>
      <Button variant="leaf" type="submit" loading={isSubmitting}>
        {account.signIn}
      </Button>
      <PasskeySignIn />
    </form>
  );
}

/** The page's banner is covered by the sheet of this form, whose buttons send nothing offline. */
function OfflineNotice() {
  const text = useText("global");
  if (useOnline()) return null;
  return (
    <Banner kind="warning" live>
      {text.youAreOffline}
    </Banner>
  );
}

const inPlaceOf = (task: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  task();
};
