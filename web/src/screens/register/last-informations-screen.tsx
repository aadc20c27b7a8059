import { useText } from "../../lib/text.tsx";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import { BodyFields } from "../../features/me/body-fields.tsx";
import { WhyField } from "../../features/me/why-field.tsx";
import { FacePicker } from "../../features/me/face/face-picker.tsx";
import { href } from "../../paths.ts";
import { isBurner } from "../../features/registration/steps.ts";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useLastInformations } from "./use-last-informations.ts";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { Watch } from "lucide-react";

const FORM = "last-informations";

/** Everything here is optional; the last step of every registration. */
export function LastInformationsScreen() {
  const text = useText("registration");
  const fields = useText("fields");
  const registration = useRegistration("last");
  const burns = isBurner(registration.type);
  const { form, face, offered, problem, submit, skip, consent, ...body } = useLastInformations(
    registration.advance,
  );
  return (
    <StepPage
      title={text.lastTitle}
      lead={burns ? text.lastHelp : text.lastHelpDonor}
      header={registration.header}
      footer={
        <ButtonRow>
          <Button
            variant="leaf"
            type="submit"
            form={FORM}
            loading={form.formState.isSubmitting || registration.leaving}
          >
            {text.finish}
          </Button>
          <Button onClick={skip}>{text.skip}</Button>
        </ButtonRow>
      }
    >
      {burns && (
        <Card>
          <RowGroup>
            <LinkRow
              href={href("connectHealth")}
              icon={<Watch size={24} aria-hidden />}
              label={text.connectHealth}
            />
          </RowGroup>
        </Card>
      )}
      <form id={FORM} noValidate style={{ display: "contents" }} onSubmit={submit}>
        {problem !== null && (
          <Banner kind="error" live>
            {problem}
          </Banner>
        )}
        <FacePicker label={fields.picture} face={face} offered={offered} />
        {burns && <WhyField register={form.register} error={body.errors.why_i_move} />}
        <BodyFields
          register={form.register}
          gender={body.gender}
          onGender={(gender) => form.setValue("gender", gender, { shouldDirty: true })}
          errors={body.errors}
          withoutBody={!burns}
          withoutBirthday={body.birthdayKnown}
        />
      </form>
      {consent}
    </StepPage>
  );
}
