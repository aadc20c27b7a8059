import { useEffect, useState } from "react";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import css from "./landing-screen.module.css";
import { href } from "../../paths.ts";
import { legalUrl } from "../../features/legal/legal-url.ts";
import { LanguageSwitch } from "../../features/language/language-switch.tsx";
import { SignInSheet } from "../../features/sign-in/sign-in-sheet.tsx";
import { Slides } from "./slides.tsx";
import { usePageFocus } from "../../ui/page/use-page-title.ts";
import { useText } from "../../lib/text.tsx";
import { Wordmark } from "../../ui/art/wordmark.tsx";

/** The page of visitors; on a members' path with the sign-in sheet open. */
export function LandingScreen({ askToSignIn = false }: { askToSignIn?: boolean }) {
  const text = useText("landing");
  const [signingIn, setSigningIn] = useState(askToSignIn);
  const heading = usePageFocus();
  useEffect(() => {
    document.title = `${APP_NAME} · ${text.slides[0]}`;
  }, [text]);
  return (
    <div className={css.landing}>
      <header className={css.header}>
        <h1 ref={heading} className={css.brand} tabIndex={-1}>
          <Wordmark size={34} />
        </h1>
        <LanguageSwitch />
      </header>
      <div className={css.stage}>
        <Slides />
        <div className={css.actions}>
          <ButtonLink variant="leaf" href={href("register")}>
            {text.signUp}
          </ButtonLink>
          <Button onClick={() => setSigningIn(true)}>{text.signIn}</Button>
        </div>
        <p className={css.inShort}>{text.inShort}</p>
        <p className={css.foot}>
          <a href={legalUrl()}>{text.legal}</a>
        </p>
      </div>
      <SignInSheet open={signingIn} onClose={() => setSigningIn(false)} reason={askToSignIn} />
    </div>
  );
}
