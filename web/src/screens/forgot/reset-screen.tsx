import * as api from "@kalivo/contract/api-paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Banner } from "../../ui/banner.tsx";
import { call } from "../../lib/call.ts";
import { Done } from "./done.tsx";
import { href } from "../../paths.ts";
import { NewPasswordField } from "../../features/account/new-password-field.tsx";
import { resetPassword } from "@kalivo/contract/routes/reset-password.ts";
import { resetProblem } from "./account-problems.ts";
import type { ScreenProps } from "../../paths.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useForm, useWatch } from "react-hook-form";
import { type FormEvent, useState } from "react";
import { useText } from "../../lib/text.tsx";
import { zodResolver } from "@hookform/resolvers/zod";

const FORM = "reset";
const schema = resetPassword.body.pick({ password: true });

type Result = { kind: "asking" } | { kind: "saved" } | { kind: "failed"; banner: string; newLink: boolean };

export const ResetScreen = ({ params }: ScreenProps<"reset">) => <Reset token={params.code.trim()} />;

/** For a link truncated before its token. */
export const ResetWithoutScreen = () => <Reset token="" />;

function Reset({ token }: { token: string }) {
  const text = useText("account");
  const fields = useText("fields");
  const { form, typed, result, submit } = useReset(token);
  if (result.kind === "saved") return <Done title={text.resetTitle}>{text.passwordSaved}</Done>;
  return (
    <StepPage
      title={text.resetTitle}
      top={<SinglePageTop back={href("home")} />}
      footer={
        <>
          <Button variant="leaf" type="submit" form={FORM} loading={form.formState.isSubmitting}>
            {text.savePassword}
          </Button>
          {result.kind === "failed" && result.newLink && (
            <ButtonLink variant="ghost" href={href("forgot")}>
              {text.askNewLink}
            </ButtonLink>
          )}
        </>
      }
    >
      <form id={FORM} noValidate style={{ display: "contents" }} onSubmit={submit}>
        {result.kind === "failed" && (
          <Banner kind="error" live>
            {result.banner}
          </Banner>
        )}
        <NewPasswordField
          label={fields.newPassword}
          typed={typed}
          error={form.formState.errors.password && fields.passwordShort}
          {...form.register("password")}
        />
      </form>
    </StepPage>
  );
}

function useReset(token: string) {
  const text = useText("account");
  const missing: Result = { kind: "failed", banner: text.tokenMissing, newLink: true };
  const [result, setResult] = useState<Result>(token === "" ? missing : { kind: "asking" });
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(schema),
    defaultValues: { password: "" },
  });
  const save = async ({ password }: { password: string }) => {
    if (token === "") {
      setResult(missing);
      return;
    }
    const answer = await call("POST", api.resetPassword, { data: { password, token } });
    setResult(answer.ok ? { kind: "saved" } : { kind: "failed", ...resetProblem(answer, text) });
  };
  const typed = useWatch({ control: form.control, name: "password" });
  return { form, typed, result, submit: (event: FormEvent) => void form.handleSubmit(save)(event) };
}
