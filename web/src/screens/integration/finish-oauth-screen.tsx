import { CircleCheck } from "lucide-react";
import { href } from "../../app/paths.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useText } from "../../lib/text.tsx";
import { Wordmark } from "../../ui/art/wordmark.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import css from "./finish-oauth-screen.module.css";

/** Where the provider's sign-in ends, in a browser that may know nobody: the app itself is waiting elsewhere. */
export function FinishOauthScreen() {
  const text = useText().health;
  return (
    <StepPage
      title={text.finishedTitle}
      top={
        <div className={css.top}>
          <Wordmark size={28} />
        </div>
      }
      footer={<ButtonLink href={href("home")}>{text.openApp}</ButtonLink>}
    >
      <div className={css.done}>
        <CircleCheck className={css.check} size={64} strokeWidth={1.5} aria-hidden />
        <p>{text.finished}</p>
      </div>
    </StepPage>
  );
}
