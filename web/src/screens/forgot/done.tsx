import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { href } from "../../paths.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useText } from "../../lib/text.tsx";

/** Replaces a form that was submitted. */
export function Done({ title, children }: { title: string; children: string }) {
  const text = useText("account");
  return (
    <StepPage
      title={title}
      top={<SinglePageTop back={href("home")} />}
      footer={<ButtonLink href={href("home")}>{text.backHome}</ButtonLink>}
    >
      <Banner kind="success" live>
        {children}
      </Banner>
    </StepPage>
  );
}
