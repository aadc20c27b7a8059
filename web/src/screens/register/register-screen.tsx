import { type FormEvent, useRef } from "react";
import { useMoreText } from "../../lib/text.tsx";
import { AccountFields } from "./account-fields.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../features/registration/code-field.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { href } from "../../app/paths.ts";
import { InvitedBy } from "../../features/registration/invited-by.tsx";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import type { ScreenProps } from "../../app/screens.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { TermsAgreement } from "../../features/legal/documents.tsx";
import { useRegisterForm } from "./use-register-form.ts";

const FORM = "register";

/** The account. The code field keeps its codes; they are sent with it. */
export function RegisterScreen({ query }: ScreenProps<"register">) {
  const text = useMoreText().registration;
  const invitation = query.get("back");
  const invited = { back: invitation, key: query.get("key") };
  const { form, errors, banner, codes, setCodes, submit } = useRegisterForm(invited);
  const agreement = useRef<HTMLParagraphElement>(null);
  /** In a very low window the sentence is not always in sight: Enter then brings it there first. */
  const submitOnceSeen = (event: FormEvent) => {
    if (agreement.current === null || isInSight(agreement.current)) return submit(event);
    event.preventDefault();
    return agreement.current.scrollIntoView({ block: "end" });
  };
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
      <InvitedBy back={invitation} />
      <form id={FORM} noValidate style={{ display: "contents" }} onSubmit={submitOnceSeen}>
        <FormSummary errors={form.formState.errors} />
        {banner !== null && (
          <Banner kind="error" live>
            {banner}
          </Banner>
        )}
        <AccountFields form={form} errors={errors} />
        <CodeField codes={codes} onChange={setCodes} />
        <SwitchRow label={text.newsletter} hint={text.newsletterHint} {...form.register("newsletter")} />
      </form>
    </StepPage>
  );
}

/** All of it, give or take a rounded pixel. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1;
}
