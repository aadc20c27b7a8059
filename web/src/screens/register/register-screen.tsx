import { type FormEvent, useRef, useState } from "react";
import { useText } from "../../lib/text.tsx";
import { AccountFields } from "./account-fields.tsx";
import { Banner } from "../../ui/banner.tsx";
import { BroughtBy } from "../../features/registration/brought-by.tsx";
import { Button } from "../../ui/button.tsx";
import { ArrivedCode, CodeField } from "../../features/registration/code-field.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { href } from "../../paths.ts";
import { SignInSheet } from "../../features/sign-in/sign-in-sheet.tsx";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import type { ScreenProps } from "../../paths.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { TermsAgreement } from "../../features/legal/documents.tsx";
import { useRegisterForm } from "./use-register-form.ts";
import { inviteIn, isCutIn, wantedIn } from "../../features/registration/wanted.ts";

const FORM = "register";

/** Creates the account. The followed link stays in the URL and is sent with the registration or the sign-in. */
export function RegisterScreen({ query }: ScreenProps<"register">) {
  const text = useText("registration");
  const global = useText("global");
  const wanted = wantedIn(query);
  const { form, errors, problem, codes, codeField, submit } = useRegisterForm(wanted);
  const [signingIn, setSigningIn] = useState(false);
  const agreement = useRef<HTMLParagraphElement>(null);
  /** In a very low window the terms may be out of view: Enter scrolls to them first. */
  const submitOnceSeen = (event: FormEvent) => {
    if (agreement.current === null || isInSight(agreement.current)) return submit(event);
    event.preventDefault();
    return agreement.current.scrollIntoView({ block: "end" });
  };
  const haveAccount = (
    <Button variant="ghost" size="medium" onClick={() => setSigningIn(true)}>
      {text.haveAccount}
    </Button>
  );
  return (
    <StepPage
      title={text.title}
      top={<SinglePageTop back={href("home")} />}
      footer={
        <>
          <TermsAgreement ref={agreement} />
          <Button variant="leaf" type="submit" form={FORM} loading={form.formState.isSubmitting}>
            {text.create}
          </Button>
        </>
      }
    >
      <BroughtBy wanted={wanted} invite={inviteIn(query)} explained />
      <ArrivedCode entry={codes} />
      {wanted === null && isCutIn(query) && <Banner kind="info">{global.linkLost}</Banner>}
      {problem?.known !== true && haveAccount}
      <form id={FORM} noValidate style={{ display: "contents" }} onSubmit={submitOnceSeen}>
        <FormSummary errors={form.formState.errors} />
        {problem !== null && (
          <Banner kind="error" live {...(problem.known && { action: haveAccount })}>
            {problem.said}
          </Banner>
        )}
        <AccountFields form={form} errors={errors} />
        <CodeField ref={codeField} entry={codes} />
        <SwitchRow label={text.newsletter} hint={text.newsletterHint} {...form.register("newsletter")} />
      </form>
      <SignInSheet open={signingIn} onClose={() => setSigningIn(false)} email={form.getValues("email")} />
    </StepPage>
  );
}

/** Fully visible, with a tolerance of one pixel for rounding. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1;
}
