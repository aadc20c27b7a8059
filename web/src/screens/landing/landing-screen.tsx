import { Suspense, useEffect, useState } from "react";
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
import { Waiting } from "../../ui/states/waiting.tsx";
import { whenIdle } from "../../boot/loading/when-idle.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { Wordmark } from "../../ui/art/wordmark.tsx";

const Door = lazyPart(async () => (await import("./door/door.tsx")).Door, "visitor");

/** The page of visitors; on a members' path with the sign-in sheet open. */
export function LandingScreen({ askToSignIn = false }: { askToSignIn?: boolean }) {
  const text = useText("landing");
  const [signingIn, setSigningIn] = useState(askToSignIn);
  const heading = usePageFocus();
  useEffect(() => {
    document.title = `${APP_NAME} · ${text.slides[0]}`;
  }, [text]);
  return (
    <>
      <div className={css.landing}>
        <header className={css.header}>
          <h1 ref={heading} className={css.brand} tabIndex={-1}>
            <Wordmark size={34} />
          </h1>
          <LanguageSwitch />
        </header>
        <div className={css.stage}>
          <Slides />
          <p className={css.inShort}>{text.inShort}</p>
          <div className={css.actions}>
            <ButtonLink variant="leaf" href={href("register")}>
              {text.signUp}
            </ButtonLink>
            <Button onClick={() => setSigningIn(true)}>{text.signIn}</Button>
          </div>
          <p className={css.foot}>
            <a href={legalUrl()}>{text.legal}</a>
          </p>
        </div>
      </div>
      {useIsQuiet() && (
        <Suspense fallback={<Waiting />}>
          <Door />
        </Suspense>
      )}
      <SignInSheet open={signingIn} onClose={() => setSigningIn(false)} reason={askToSignIn} />
    </>
  );
}

/** Whether the first screen is there and the browser has time for what is below it. */
function useIsQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  return quiet;
}
