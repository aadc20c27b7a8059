import * as api from "@kalivo/contract/api-paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Done } from "./done.tsx";
import { emailError } from "../../features/account/email-error.ts";
import { forgotPassword } from "@kalivo/contract/routes/forgot-password.ts";
import { forgotProblem } from "./account-problems.ts";
import { href } from "../../paths.ts";
import { call } from "../../lib/call.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useForm } from "react-hook-form";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { zodResolver } from "@hookform/resolvers/zod";

const FORM = "forgot";

/** One field, replaced by a confirmation. */
export function ForgotScreen() {
  const text = useText("account");
  const fields = useText("fields");
  const [result, setResult] = useState<{ sent: boolean; email?: string; banner?: string }>({ sent: false });
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email: "" },
  });
  const send = async (data: { email: string }) => {
    setResult({ sent: false });
    const answer = await call("POST", api.forgotPassword, { data });
    setResult(answer.ok ? { sent: true } : { sent: false, ...forgotProblem(answer, text) });
  };
  if (result.sent) return <Done title={text.forgotTitle}>{text.mailSent}</Done>;
  return (
    <StepPage
      title={text.forgotTitle}
      lead={text.forgotHelp}
      top={<SinglePageTop back={href("home")} />}
      footer={
        <Button variant="leaf" type="submit" form={FORM} loading={form.formState.isSubmitting}>
          {text.sendLink}
        </Button>
      }
    >
      <form
        id={FORM}
        noValidate
        style={{ display: "contents" }}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {result.banner !== undefined && (
          <Banner kind="error" live>
            {result.banner}
          </Banner>
        )}
        <TextField
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          enterKeyHint="send"
          required
          error={emailError(form.formState.errors.email, fields) ?? result.email}
          {...form.register("email")}
        />
      </form>
    </StepPage>
  );
}
